import { expect, test } from 'vitest'
import { productionServer } from '#testing/servers/production-server.ts'

test('reads no body of unknown length of a caller without a session', async () => {
  const { visitor } = await productionServer([])
  let sent = 0
  const body = new ReadableStream({
    pull(controller) {
      sent += 1
      controller.enqueue(new Uint8Array(100_000))
    },
  })
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    // A body in parts, as a client on the network sends it.
    headers: { 'transfer-encoding': 'chunked', 'content-type': 'text/plain' },
    body,
    duplex: 'half',
  }
  const upload = new Request('http://atrium.test/api/files?name=a.txt', init)
  expect((await visitor().send(upload)).status).toBe(401)
  expect(sent).toBeLessThan(5)
})
