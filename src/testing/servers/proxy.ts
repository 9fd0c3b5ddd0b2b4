import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** Whom the next request goes to, as an address without a path; nobody answers it where there is none. */
type Choose = () => string | undefined

const isRefused = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED'

/**
 * A proxy that knows no visitor again: each request goes to whom `choose` says, and to the next one where nobody listens.
 * Whom the caller says it asks for is passed on, with its own address behind it, and `pathOf` what it asks for. Who starts
 * it ends it.
 */
export async function startProxy(choose: Choose, pathOf = (path: string) => path) {
  const ask = (target: string, asked: IncomingMessage, body: Buffer) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const forwarded = [asked.headers['x-forwarded-for'] ?? [], asked.socket.remoteAddress].flat().join(', ')
      const headers = { ...asked.headers, 'x-forwarded-for': forwarded }
      const { hostname, port } = new URL(target)
      const path = pathOf(asked.url ?? '/')
      request({ hostname, port, method: asked.method, path, headers, agent: false })
        .once('response', resolve)
        .once('error', reject)
        .end(body)
    })

  const answer = async (asked: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(asked)
    for (let tries = 3; tries > 0; tries--) {
      const target = choose()
      if (target === undefined) break
      try {
        const answered = await ask(target, asked, body)
        response.writeHead(answered.statusCode ?? 502, answered.headers)
        response.flushHeaders()
        response.once('close', () => answered.destroy())
        answered.once('error', () => response.destroy())
        answered.pipe(response)
        return
      } catch (error) {
        if (!isRefused(error)) break
      }
    }
    response.writeHead(503).end()
  }
  const server = createServer((asked, response) => void answer(asked, response).catch(() => response.destroy()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port')
  return {
    address: `http://127.0.0.1:${address.port}`,
    async end() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
