import { getText } from '#platform/web/api/request-text.ts'
import type { Send } from '#platform/web/api/transport.ts'
import type { WorkerResponse, WorkerRequest } from './messages.ts'
import { tokenHeader, unmatched } from './messages.ts'
import { worker } from './start-worker.ts'

const storedToken = 'atrium-demo-session'

/** Sends requests to the server in the worker. Undefined without a matching handler: those belong to the network. */
export function workerSend(): (request: Request) => Promise<Response | undefined> {
  return async (request) => {
    const { port1: port, port2 } = new MessageChannel()
    const token = sessionStorage.getItem(storedToken)
    const body = getText(request) ?? (request.body ? await request.clone().arrayBuffer() : null)
    const workerRequest: WorkerRequest = {
      url: request.url,
      method: request.method,
      headers: [...request.headers, ...(token ? [[tokenHeader, token] satisfies [string, string]] : [])],
      body,
      port: port2,
    }
    const response = await new Promise<Response>((resolve, reject) => {
      request.signal.addEventListener('abort', () => {
        port.postMessage('abort')
        reject(request.signal.reason)
      })
      receive(port, resolve)
      worker.postMessage(workerRequest, [port2, ...(body instanceof ArrayBuffer ? [body] : [])])
    })
    const tokens = response.headers.get(tokenHeader)
    if (tokens) sessionStorage.setItem(storedToken, tokens)
    return response.headers.has(unmatched) ? undefined : response
  }
}

function receive(port: MessagePort, resolve: (response: Response) => void) {
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined
  port.onmessage = ({ data }: MessageEvent<WorkerResponse>) => {
    if (data.kind === 'chunk') stream?.enqueue(data.chunk)
    if (data.kind === 'end') stream?.close()
    if (data.kind !== 'head') return
    const { status, headers, body, streams } = data
    const live = new ReadableStream<Uint8Array>({
      start: (controller) => {
        stream = controller
      },
      cancel: () => port.postMessage('abort'),
    })
    resolve(new Response(streams ? live : body, { status, headers }))
    if (!streams) port.close()
  }
}

/** The client's transport in the demo: the worker first, then the network. */
export const demoTransport =
  (send: ReturnType<typeof workerSend>): Send =>
  async (request) =>
    (await send(request)) ?? fetch(request)
