# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""A connection to a server that a test can cut, or make silent."""

import asyncio
import threading


class Relay:
    """A proxy that passes bytes on until it is cut or silent.

    While it is silent, connections stay open and are accepted, but nothing is passed on.
    """

    def __init__(self, port):
        self.server_port = port
        self.is_open = True
        self.connections = set()
        self.loop = asyncio.new_event_loop()
        self.passes = asyncio.Event()
        self.passes.set()
        threading.Thread(target=self.loop.run_forever, daemon=True).start()
        self.listener = self._run(asyncio.start_server(self._accept, "127.0.0.1", 0))
        self.url = "http://127.0.0.1:%d" % self.listener.sockets[0].getsockname()[1]

    def cut(self):
        """Ends all connections, and refuses others."""
        self.is_open = False
        self._run(self._end())

    def silence(self):
        """Stops passing bytes on."""
        self._run(self._set_passing(False))

    def mend(self, way="late"):
        """Passes bytes on again.

        The connections that were silent deliver what they hold, or, with `ended`, end without it. With `dead` they
        stay silent, like those that a router has forgotten.
        """
        self.is_open = True
        if way == "ended":
            self._run(self._end())
        self._run(self._set_passing(True, is_new=way == "dead"))

    def stop(self):
        self.cut()
        self._run(self._close())
        self.loop.call_soon_threadsafe(self.loop.stop)

    def _run(self, work):
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(10)

    async def _set_passing(self, passes, is_new=False):
        if is_new and not self.passes.is_set():
            self.passes = asyncio.Event()
        self.passes.set() if passes else self.passes.clear()

    async def _end(self):
        for writer in list(self.connections):
            writer.transport.abort()

    async def _close(self):
        self.listener.close()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    async def _accept(self, reader, writer):
        if not self.is_open:
            return writer.transport.abort()
        self.connections.add(writer)
        other, passes = None, self.passes
        try:
            await passes.wait()
            far, other = await asyncio.open_connection("127.0.0.1", self.server_port)
            self.connections.add(other)
            await asyncio.gather(self._pass(reader, other, passes), self._pass(far, writer, passes))
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            for end in (writer, other):
                if end:
                    self.connections.discard(end)
                    end.transport.abort()

    async def _pass(self, reader, writer, passes):
        while part := await reader.read(65_536):
            await passes.wait()
            writer.write(part)
            await writer.drain()
        writer.close()
