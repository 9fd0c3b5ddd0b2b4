import type { DemoServer } from './demo-server.ts'
import './downloads.ts'
import { type WorkerResponse, type WorkerRequest, resetPath } from './messages.ts'

// Loads beside the database and SQLite, and starts before the first request.
const code = import('./demo-server.ts')
const start = async (isReset = false) => (await code).startDemoServer({ isReset })

let server = start()
// Each request reports the failure.
server.catch(() => {})

async function restart(previous: Promise<DemoServer>) {
  await (await previous).end()
  return start(true)
}

async function responseTo(request: Request) {
  if (new URL(request.url).pathname === resetPath) {
    // Assigned before awaiting, so that concurrent requests wait for the new server.
    server = restart(server)
    await server
    return new Response(null, { status: 204 })
  }
  const { respond } = await server
  return respond(request)
}

async function handle({ url, method, headers, body, port }: WorkerRequest) {
  const aborted = new AbortController()
  const post = (message: WorkerResponse, transfer: Transferable[] = []) => port.postMessage(message, transfer)
  port.onmessage = () => aborted.abort()

  const response = await responseTo(new Request(url, { method, headers, body, signal: aborted.signal }))
  const head = { kind: 'head' as const, status: response.status, headers: [...response.headers] }
  if (!response.headers.get('content-type')?.startsWith('text/event-stream') || !response.body) {
    const buffer = response.body ? await response.arrayBuffer() : null
    post({ ...head, body: buffer, streams: false }, buffer ? [buffer] : [])
    return
  }
  post({ ...head, body: null, streams: true })
  const reader = response.body.getReader()
  aborted.signal.addEventListener('abort', () => void reader.cancel())
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    post({ kind: 'chunk', chunk: value.slice() })
  }
  post({ kind: 'end' })
}

const receive = ({ data }: MessageEvent<WorkerRequest>) => void handle(data)

// One worker for all tabs where shared workers exist, else one per tab.
if ('onconnect' in globalThis) {
  addEventListener('connect', (event) => {
    const port = event instanceof MessageEvent ? event.ports[0] : undefined
    if (port) port.onmessage = receive
  })
} else addEventListener('message', receive)
