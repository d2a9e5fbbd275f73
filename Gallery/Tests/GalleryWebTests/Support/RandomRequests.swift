// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import HTTPTypes
import Hummingbird
import NIOCore
import RowhouseTestSupport

/// Random requests that are valid, nearly valid, or invalid.
struct RandomRequests {
  struct Request {
    let path: String
    let method: HTTPRequest.Method
    let headers: HTTPFields
    let body: ByteBuffer?
  }

  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func next(session: String) -> Request {
    let token = pick([session, session, session, "", "x", String(session.reversed()), noise()])
    var path = pick([
      "/counter/one", "/counter/\(noise())", "/rowhouse/events/\(token)",
      "/rowhouse/events/\(token)", "/rowhouse/styles/\(token.sessionName)",
      "/rowhouse/images/named/\(noise())",
      "/rowhouse/images/symbol/../\(noise())", "/rowhouse/\(noise())/client.js", "/\(noise())",
      "//\(noise())?\(noise())",
    ])
    // Hummingbird refuses other bytes in a path before a page sees them.
    if !chance(20) { path = path.filter(\.isASCII) }
    let method = pick([HTTPRequest.Method.post, .post, .post, .put, .delete, .head, .options, .get])
    // A valid stream would never end.
    let isStream = method == .get && path.hasPrefix("/rowhouse/events/")
    var headers = HTTPFields()
    if chance(8) { headers[.origin] = pick(["http://localhost", "null", "http://evil", ""]) }
    if let name = HTTPField.Name("Rowhouse-Session") { headers[name] = token }
    if chance(8) { headers[.acceptLanguage] = noise() }
    if chance(8) { headers[.ifNoneMatch] = noise() }
    if chance(8) { headers[.cookie] = noise() }
    headers[.contentType] = pick([form, form, form, form, "application/json", ""])
    let body = method == .post ? ByteBuffer(bytes: body(token)) : nil
    return Request(
      path: isStream ? path + "?version=x" : path, method: method, headers: headers, body: body)
  }

  private let form = "application/x-www-form-urlencoded"

  private mutating func body(_ token: String) -> [UInt8] {
    let event = pick([
      "tap/tall/tcount", "tap/tall/task", "tap/tall/tdeeper", "tap/tall/tlinked", "back",
      "answer/1/1", "answer/1", "answer/\(number())/\(number())", "value/tall/tbig/isOn/isOn/1",
      "value/tall/tbig/x/pressed/", "delete/tall/tcount", "accessory/tall/tcount", noise(),
      "action/tall/tcount/trailing/0/Count", "action/tall/tcount/menu/\(number())/\(noise())",
      "action/tall/tcount/\(noise())/0/x", "insert/tall/tcount", "refresh", "up/tmoved/tt1",
      "down/tmoved/\(pick(["tt1", "tt2", "tt3"]))", "up/\(noise())/tt1", "down/tall/tcount",
      "move/tmoved/tt1/tmoved/\(pick(["tt1", "tt2", "tt3", noise()]))", "move/tmoved/tt3/tmoved",
      "move/tmoved/tt2/\(noise())", "move/tall/tcount/tmoved/tt1", "move/\(noise())/tt1/tmoved/tt2",
      "fields", "submit/tall/tname", "submit/tall/\(noise())",
      "value/tall/tname//text/\(noise())", "value/tall/tnote//text/a%250Ab",
      "tap/\(noise())/\(noise())", "{\"event\":1}",
      "rows/tall/\(number())/\(number())/\(number())/\(number())", "rows/tmany/50/100/0",
      "rows/tmany/\(number())/\(number())/\(number())", "rows/\(noise())/9223372036854775807/1/0",
    ])
    let session = pick(["session=\(token)&", "session=\(token)&", ""])
    let text = "\(session)screen=\(number())&number=\(number())&version=\(number())&event=\(event)"
    var bytes = Array(text.utf8)
    if chance(6) { bytes.removeLast(Int.random(in: 0...bytes.count, using: &generator)) }
    if chance(6), !bytes.isEmpty {
      bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(
        in: 0...255, using: &generator)
    }
    if chance(200) { bytes += [UInt8](repeating: UInt8(ascii: "x"), count: 1_100_000) }
    return bytes
  }

  private mutating func number() -> String {
    pick([
      "1", "2", "3", "\(UInt32.random(in: 0...99, using: &generator))", "-1", "x", "1e9", "",
      "\(Int.max)", "\(Int.min)",
    ])
  }

  private mutating func noise() -> String {
    let letters = Array("ab01%/.?&=;,*+-_~\"'<>\\:#é%2F%00%FF…")
    let count = Int.random(in: 0...12, using: &generator)
    return String((0..<count).map { _ in letters.randomElement(using: &generator) ?? "a" })
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &generator)]
  }

  private mutating func chance(_ one: Int) -> Bool {
    Int.random(in: 1...one, using: &generator) == 1
  }
}
