import { getEventListeners, once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { forwardRequest } from './forward-request.ts'

/** Another server with event streams, and what forwards to it. */
async function opened() {
  const streams: ServerResponse[] = []
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(': beat\n\n')
    streams.push(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  const stopping = new AbortController()
  const forward = forwardRequest({
    target: `http://127.0.0.1:${address.port}`,
    timeout: 10_000,
    stopping: stopping.signal,
  })
  const open = async () => {
    const { body } = await forward(new Request('http://atrium.test/api/events'), '192.0.2.1')
    if (!body) throw new Error('The response is no stream')
    const reader = body.getReader()
    expect(new TextDecoder().decode((await reader.read()).value)).toBe(': beat\n\n')
    return reader
  }
  return { open, streams, stopping, listeners: () => getEventListeners(stopping.signal, 'abort').length }
}

test('keeps nothing of an event stream that has ended, whichever side has ended it', async () => {
  const { open, streams, listeners } = await opened()
  const [byServer, byClient, broken] = [await open(), await open(), await open()]
  expect(listeners()).toBe(3)
  streams[0]?.end()
  expect((await byServer.read()).done).toBe(true)
  await byClient.cancel()
  streams[2]?.destroy()
  await expect(broken.read()).rejects.toThrow('terminated')
  expect(listeners()).toBe(0)
})

test('ends event streams when the server stops', async () => {
  const { open, stopping, listeners } = await opened()
  const stream = await open()
  const next = stream.read()
  stopping.abort()
  expect((await next).done).toBe(true)
  expect(listeners()).toBe(0)
})
