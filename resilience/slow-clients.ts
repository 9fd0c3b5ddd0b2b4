// Clients that send a byte a second, endless headers, and more connections than allowed:
// npm run verify -- resilience slow-clients
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { figures, milliseconds } from './lib/figures.ts'
import { memoryOf, openResilienceServer } from './lib/server.ts'
import { visitor } from './lib/visitor.ts'

const most = 300
const dripping = 250
const { row, requirement, end } = figures('Slow clients')
row('', 'connections', 'ended', 'by', 'calls meanwhile', 'memory +')

const runtime = await openResilienceServer('sqlite', { ATRIUM_MOST_CONNECTIONS: String(most) })
const { hostname, port, host } = new URL(runtime.address)
const ask = visitor()
await ask(runtime.address, 'GET', '/api/session')
const before = memoryOf(runtime.pid)

interface Client {
  socket: Socket
  text: string
  isEnded: boolean
}

function open(sent: string): Client {
  const client: Client = { socket: connect(Number(port), hostname), text: '', isEnded: false }
  client.socket.write(sent)
  client.socket.on('data', (chunk) => (client.text += chunk.toString()))
  client.socket.on('error', () => {})
  client.socket.on('close', () => (client.isEnded = true))
  return client
}

const called = async () => (await ask(runtime.address, 'GET', '/api/session')).milliseconds
const statusOf = ({ text }: Client) => text.slice(9, 12)

const began = performance.now()
const slow = Array.from({ length: dripping }, () => open(`GET /api/session HTTP/1.1\r\nhost: ${host}\r\nx-slow: `))
let slowest = 0
while (slow.some(({ isEnded }) => !isEnded) && performance.now() - began < 40_000) {
  for (const { socket, isEnded } of slow) if (!isEnded) socket.write('x')
  slowest = Math.max(slowest, await called())
  await pause(1000)
}
const seconds = (performance.now() - began) / 1000
const ended = slow.filter(({ isEnded }) => isEnded)
const memory = memoryOf(runtime.pid) - before
row(
  'a byte a second',
  slow.length,
  `${ended.length} in ${seconds.toFixed(0)} s`,
  statusOf(slow[0] ?? open('')),
  milliseconds(slowest),
  `${Math.round(memory)} MB`,
)
requirement('connections that send too slowly are closed', ended.length === slow.length && seconds < 30, {
  ended: ended.length,
  seconds,
})
requirement('other clients still get responses', slowest < 3000, slowest)
requirement('slow clients use little memory', memory < 60, memory)

const long = open(`GET /api/session HTTP/1.1\r\nhost: ${host}\r\nx-long: ${'x'.repeat(100_000)}\r\n\r\n`)
for (let waited = 0; !long.isEnded && waited < 100; waited++) await pause(50)
row('headers of 100 kB', 1, long.isEnded ? 1 : 0, statusOf(long))
requirement('long headers are rejected', statusOf(long) === '431', long.text)

const many = Array.from({ length: most * 2 }, () => open(''))
await pause(2000)
const refused = many.filter(({ isEnded }) => isEnded).length
row('twice as many as may be', many.length, refused)
requirement('connections beyond the limit are closed', refused >= most * 0.9, refused)
for (const { socket } of many) socket.destroy()
await pause(500)
row('afterwards', 1, 0, '200', milliseconds(await called()))
requirement('the server stops cleanly', (await runtime.end()) === 0)
end()
