// Many event streams, open for a long time, during writes:
// npm run verify -- resilience streams [--streams 500] [--seconds 600] [--rate 2] [--on sqlite]
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { figures, milliseconds, quantile } from './lib/figures.ts'
import { memoryOf, openResilienceServer } from './lib/server.ts'
import { visitor } from './lib/visitor.ts'

const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '600' },
    rate: { type: 'string', default: '2' },
    on: { type: 'string', default: 'sqlite' },
  },
})
const [many, seconds, rate] = [Number(values.streams), Number(values.seconds), Number(values.rate)]
const { row, requirement, end } = figures(
  `${many} event streams for ${seconds} seconds, ${rate} writes a second, on ${values.on}`,
)
row('after', 'open', 'writes', 'delivered', 'of', 'p50', 'p99', 'memory', 'processor')

const runtime = await openResilienceServer(values.on)
const { hostname, port, host } = new URL(runtime.address)
const took: number[] = []
let writtenAt = 0
let delivered = 0
let ended = 0

/** A minimal subscriber, since the measuring process has to keep up. */
function listen() {
  const socket = connect(Number(port), hostname)
  const ready = Promise.withResolvers<void>()
  let rest = ''
  socket.write(`GET /api/events HTTP/1.1\r\nhost: ${host}\r\naccept: text/event-stream\r\n\r\n`)
  socket.on('data', (chunk) => {
    const frames = (rest + chunk.toString('latin1')).split('\n\n')
    rest = frames.pop() ?? ''
    for (const frame of frames) {
      if (frame.includes('event: ready')) ready.resolve()
      if (!frame.includes('event: change')) continue
      delivered += 1
      took.push(performance.now() - writtenAt)
    }
  })
  socket.on('error', () => {})
  socket.on('close', () => (ended += 1))
  return { socket, ready: ready.promise }
}

const sockets: Socket[] = []
for (let opened = 0; opened < many; opened += 50) {
  const some = Array.from({ length: Math.min(50, many - opened) }, listen)
  sockets.push(...some.map(({ socket }) => socket))
  await Promise.all(some.map(({ ready }) => ready))
}

const ask = visitor()
const memory: number[] = []
const cpuOf = () => {
  const [, text = ''] = readFileSync(`/proc/${runtime.pid}/stat`, 'utf8').split(') ')
  const [user = 0, system = 0] = text.split(' ').slice(11, 13).map(Number)
  return (user + system) / 100
}
let writes = 0
let refused = 0
const began = performance.now()
let [nextReport, cpu, reportedAt] = [Math.min(60, seconds / 4), cpuOf(), began]
while (performance.now() - began < seconds * 1000) {
  const due = pause(1000 / rate)
  writtenAt = performance.now()
  const { status } = await ask(runtime.address, 'PUT', '/api/settings', {
    value: { writes },
    savedAt: new Date().toISOString(),
  })
  if (status === 204) writes += 1
  else refused += 1
  await due
  if (performance.now() - began < nextReport * 1000) continue
  report(`${Math.round((performance.now() - began) / 1000)} s`)
  nextReport += Math.min(60, seconds / 4)
}
for (let waited = 0; delivered < writes * many && waited < 200; waited++) await pause(50)
report('end')
requirement('every change reaches every stream once', delivered === writes * many, {
  delivered,
  expected: writes * many,
})
requirement('no stream ends', ended === 0, ended)
requirement('every write succeeds', refused === 0, refused)
const [first = 0, last = 0] = [memory[0], memory.at(-1)]
requirement('memory does not grow', last - first < Math.max(40, first * 0.15), memory)
for (const socket of sockets) socket.destroy()
await runtime.end()
end()

function report(name: string) {
  const now = performance.now()
  memory.push(memoryOf(runtime.pid))
  const share = (cpuOf() - cpu) / ((now - reportedAt) / 1000)
  row(
    name,
    many - ended,
    writes,
    delivered,
    writes * many,
    milliseconds(quantile(took, 0.5)),
    milliseconds(quantile(took, 0.99)),
    `${Math.round(memory.at(-1) ?? 0)} MB`,
    `${Math.round(share * 100)} %`,
  )
  cpu = cpuOf()
  reportedAt = now
  took.length = 0
}
