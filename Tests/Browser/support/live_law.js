// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Random transitions of a page of the law server. After every turn the page must be equal to a fresh load,
// and to the document that its own session writes without a script.
async ({ room, seeds }) => {
  const { one, parsed, pause, post, meaningsHere, meaningsOf, lines } = tree;
  const head = (page) => [
    `title ${JSON.stringify(page.title)}`,
    `lang ${page.documentElement.lang} dir ${page.documentElement.dir}`];
  const boxes = ["header", "main", "#dialogs", "#progress"];
  const whole = (page) => head(page).concat(boxes.flatMap((name) => lines(one(name, page))));
  // A quick check. If it returns true, the pages are the same.
  const isSame = (page, other) => page.title === other.title &&
    boxes.every((name) => one(name, page).outerHTML === one(name, other).outerHTML) &&
    head(page) + "" === head(other) + "";
  const fresh = (page, meaning) => head(page).concat(lines(one("main", page), meaning));

  // Returns the first lines that differ, with the lines before them.
  function difference(shown, wanted) {
    const at = shown.findIndex((line, index) => line !== wanted[index]);
    if (at < 0 && shown.length === wanted.length) return null;
    const from = at < 0 ? shown.length : at;
    return [...shown.slice(Math.max(0, from - 3), from),
      `shown:  ${shown[from] ?? "nothing"}`, `wanted: ${wanted[from] ?? "nothing"}`].join("\n");
  }

  // Messages arrive at any time, and in the end they must lead to this state.
  async function becomes(look) {
    for (const end = performance.now() + 60_000; ; ) {
      const found = await look();
      if (!found || performance.now() > end) return found;
      await pause(5);
    }
  }

  // An event with an old number has no effect, and its answer is the session's document.
  const lateEvent = () => ({ method: "POST", body: new URLSearchParams(
    { session: document.body.dataset.session, screen: 0, number: 0, event: "back" }) });
  const load = async (path, options) => parsed(await (await fetch(path, options)).text());

  // The answers to the events of a sequence, and the number of events without an answer.
  const answers = [];
  let unanswered = 0;
  function receive(address, status) {
    answers.push({ address, status });
    unanswered--;
  }
  const request = window.fetch;
  window.fetch = async (address, options) => {
    if (!/\/rowhouse\/events\/[^?]*$/.test(address) || options?.method !== "POST") return request(address, options);
    unanswered++;
    let status = 0;
    try {
      const answer = await request(address, options);
      status = answer.status;
      return answer;
    } finally {
      receive(address, status);
    }
  };
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(address) {
      super(address);
      this.addEventListener("message", async ({ data }) => {
        receive(address, Number((await readAnswer(data)).slice(0, 3)));
      });
    }

    send(data) {
      unanswered++;
      super.send(data);
    }
  };

  // A row that loads more rows reports itself when it comes into view, also during an animation. The server would refuse a
  // report that crosses the next change, such as a page that is pushed.
  async function waitForReports() {
    if (!document.querySelector("[data-more]")) return waitForAnswers();
    const animations = document.getAnimations().filter(({ effect }) => isFinite(effect.getComputedTiming().endTime));
    await Promise.allSettled(animations.map(({ finished }) => finished));
    // The observer of rows in view is called after a frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return waitForAnswers();
  }

  const waitForAnswers = () => becomes(() => unanswered ? `${unanswered} events without an answer` : null);

  async function act({ act, number }) {
    // Buttons that are disabled, are at the end of a range, or only show a secret send no events.
    const choices = {
      press: "main button:not(:disabled, [aria-disabled], [type=button], .apply)", answer: "dialog button", back: ".back",
    }[act];
    const count = answers.length;
    if (act === "history") history.back();
    else {
      const buttons = document.querySelectorAll(choices);
      if (!buttons.length) return act === "press" ? null : `there is no button to ${act}`;
      const button = buttons[number % buttons.length];
      // A press removes the focus from a field. With the focus in a field, the client would take it for the Return key.
      document.activeElement.blur();
      button.click();
    }
    return becomes(() => answers.length > count && !unanswered ? null : `no answer to ${act}`);
  }

  // Returns true if the bar or the elements over the page may have changed, which only the session's own
  // document shows.
  const concernsSession = ({ act, done }) =>
    act !== "wait" || done.some((what) => !what.startsWith("change"));

  async function check(turn, isLast) {
    if (turn.act !== "wait") {
      const fault = await act(turn);
      if (fault) return fault;
    }
    const place = await becomes(() =>
      location.pathname === turn.path ? null : `address ${location.pathname}, not ${turn.path}`);
    if (place) return place;
    // A row that comes into view may report itself, and its report may change the page again.
    const fault = await becomes(async () => {
      const page = await load(turn.path);
      return difference(fresh(document, meaningsHere()), fresh(page, await meaningsOf(page)));
    });
    if (fault) return `fresh load\n${fault}`;
    const ownFault = (isLast || concernsSession(turn)) && await becomes(async () => {
      const own = await load(location, lateEvent());
      return isSame(document, own) ? null : difference(whole(document), whole(own));
    });
    if (ownFault) return `document of the session\n${ownFault}`;
    const lateReport = await waitForReports();
    if (lateReport) return lateReport;
    // After a lost or refused event the client requests the whole page, which would hide a fault.
    if (thrown.length) return thrown.join("\n");
    const refused = answers.find(({ status }) => status !== 200);
    return refused ? `${refused.address} answered ${refused.status}` : null;
  }

  const thrown = [];
  const note = ({ error, reason }) => thrown.push(`${error ?? reason}\n${(error ?? reason).stack}`);
  addEventListener("error", note);
  addEventListener("unhandledrejection", note);
  let turns = 0, transitions = 0;
  for (const seed of seeds) {
    answers.length = 0;
    const done = [];
    let turn = await post(`/begin/${room}/${seed}`);
    for (let left = 3 + seed % 5; ; left--) {
      done.push([...turn.done, turn.act === "wait" ? "" : `${turn.act} ${turn.number}`].join(", "));
      turns++;
      transitions += turn.done.length || 1;
      const fault = await check(turn, left === 0);
      if (fault) return { seed, done, fault };
      if (left === 0) break;
      turn = await post(`/turn/${room}`);
    }
  }
  return { fault: null, turns, transitions };
}
