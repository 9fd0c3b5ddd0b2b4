import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** Returns the target of the next request, as an address without a path; undefined leaves it unanswered. */
type Choose = () => string | undefined

const isRefused = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED'

/**
 * A proxy without sticky sessions: each request goes to the target of `choose`, and to the next one if that is down. It
 * forwards `X-Forwarded-For` of the client with the client's address appended, and `toPath` the path. The caller ends
 * it.
 */
export async function startProxy(choose: Choose, toPath = (path: string) => path) {
  const sendTo = (target: string, clientRequest: IncomingMessage, body: Buffer) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const forwarded = [clientRequest.headers['x-forwarded-for'] ?? [], clientRequest.socket.remoteAddress]
        .flat()
        .join(', ')
      const headers = { ...clientRequest.headers, 'x-forwarded-for': forwarded }
      const { hostname, port } = new URL(target)
      const path = toPath(clientRequest.url ?? '/')
      request({ hostname, port, method: clientRequest.method, path, headers, agent: false })
        .once('response', resolve)
        .once('error', reject)
        .end(body)
    })

  const forward = async (clientRequest: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(clientRequest)
    for (let tries = 3; tries > 0; tries--) {
      const target = choose()
      if (target === undefined) break
      try {
        const incoming = await sendTo(target, clientRequest, body)
        response.writeHead(incoming.statusCode ?? 502, incoming.headers)
        response.flushHeaders()
        response.once('close', () => incoming.destroy())
        incoming.once('error', () => response.destroy())
        incoming.pipe(response)
        return
      } catch (error) {
        if (!isRefused(error)) break
      }
    }
    response.writeHead(503).end()
  }
  const server = createServer(
    (clientRequest, response) => void forward(clientRequest, response).catch(() => response.destroy()),
  )
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
