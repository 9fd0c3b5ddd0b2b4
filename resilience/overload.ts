// Ten times as many calls as the server can answer:
// npm run verify -- resilience overload [--on sqlite,postgres] [--seconds 15] [--times 10]
import { parseArgs } from 'node:util'
import { figures, milliseconds, quantile } from './lib/figures.ts'
import { memoryOf, openResilienceServer } from './lib/server.ts'
import { pressure } from './lib/request-load.ts'
import { visitor } from './lib/visitor.ts'

const { values } = parseArgs({
  options: {
    on: { type: 'string', default: 'sqlite,postgres' },
    seconds: { type: 'string', default: '15' },
    times: { type: 'string', default: '10' },
  },
})
const seconds = Number(values.seconds)
const path = '/api/session'
const few = { rate: Infinity, connections: 8, seconds: Math.max(2, seconds / 3) }

const { row, requirement, end } = figures(`Overload: ${values.times} times the capacity, for ${seconds} seconds`)
row('', 'asked/s', '200/s', 'p50', 'p99', '503/s', 'p50', 'p99', 'health p99', 'memory')
for (const on of values.on.split(',')) await trial(on)
end()

async function trial(on: string) {
  const runtime = await openResilienceServer(on)
  try {
    await pressure(runtime.address, path, { ...few, seconds: 2 })
    const usual = await measured(runtime, 'usual', few)
    const before = memoryOf(runtime.pid)
    const heavy = await measured(runtime, 'overload', {
      rate: usual.accepted * Number(values.times),
      connections: 2000,
      seconds,
    })
    const after = await measured(runtime, 'after', few)
    const grown = memoryOf(runtime.pid) - before

    requirement(`${on}: the server keeps running`, runtime.isAlive())
    requirement(`${on}: the load exceeds the capacity`, heavy.refused > usual.accepted / 2, heavy)
    requirement(`${on}: requests still succeed`, heavy.accepted > usual.accepted / 4, heavy)
    requirement(`${on}: accepted requests get a response soon`, heavy.slowest < 6000, heavy)
    requirement(`${on}: rejected requests get a response soon`, heavy.refusedSlowest < 6000, heavy)
    requirement(`${on}: no other status occurs`, heavy.other === 0, heavy)
    requirement(`${on}: health checks always succeed`, heavy.health < 4000 && heavy.healthy, heavy)
    requirement(
      `${on}: everything works again afterwards`,
      after.accepted > usual.accepted / 3 && after.refused < after.accepted / 20,
      after,
    )
    requirement(`${on}: memory is released or small`, grown < 200, grown)
  } finally {
    await runtime.end()
  }

  async function measured({ address, pid }: typeof runtime, name: string, load: Parameters<typeof pressure>[2]) {
    const ask = visitor()
    const health: number[] = []
    let healthy = true
    const watching = setInterval(() => {
      void ask(address, 'GET', '/healthz').then(
        (response) => {
          health.push(response.milliseconds)
          healthy &&= response.status === 200
        },
        () => (healthy = false),
      )
    }, 250)
    const { responses, broken } = await pressure(address, path, load)
    clearInterval(watching)
    const timesOf = (status: number) =>
      responses.flatMap((response) => (response.status === status ? [response.milliseconds] : []))
    const [good, refused] = [timesOf(200), timesOf(503)]
    const result = {
      accepted: good.length / load.seconds,
      slowest: quantile(good, 0.99),
      refused: refused.length / load.seconds,
      refusedSlowest: quantile(refused, 0.99),
      other: responses.length - good.length - refused.length + broken,
      health: quantile(health, 0.99),
      healthy,
    }
    row(
      `${on} ${name}`,
      Math.round(responses.length / load.seconds),
      Math.round(result.accepted),
      milliseconds(quantile(good, 0.5)),
      milliseconds(result.slowest),
      Math.round(result.refused),
      milliseconds(quantile(refused, 0.5)),
      milliseconds(result.refusedSlowest),
      milliseconds(result.health),
      `${Math.round(memoryOf(pid))} MB`,
    )
    return result
  }
}
