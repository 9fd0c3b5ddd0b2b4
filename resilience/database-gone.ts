// PostgreSQL is stopped under a server and returns, also while the server starts:
// npm run verify -- resilience database-gone [--times 3]
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { jobFailed } from '#platform/server/jobs/run-job.ts'
import { spawnServer } from '#testing/servers/spawned-server.ts'
import { figures, milliseconds, quantile } from './lib/figures.ts'
import { openResilienceServer } from './lib/server.ts'
import { followEvents } from './lib/streams.ts'
import { type Response, visitor } from './lib/visitor.ts'

const Problem = z.object({ status: z.int(), message: z.string(), errorCode: z.string() })

const { values } = parseArgs({ options: { times: { type: 'string', default: '3' } } })
const { row, requirement, end } = figures('PostgreSQL stops and returns')
row(
  'time',
  'asked',
  'with status 503',
  'slowest',
  'healthy',
  'ready again after',
  'written again after',
  'heard by the stream after',
)

const runtime = await openResilienceServer('postgres')
const { address, postgres } = runtime
const ask = visitor()
const save = (moment: string) => ask(address, 'PUT', '/api/settings', { value: { trial: moment }, savedAt: moment })
const until = async (isTrue: () => Promise<boolean>, seconds = 60) => {
  const began = performance.now()
  while (!(await isTrue())) {
    if (performance.now() - began > seconds * 1000) throw new Error(`Not within ${seconds} seconds`)
    await pause(20)
  }
  return performance.now() - began
}

for (let time = 1; time <= Number(values.times); time++) {
  const stream = await followEvents(address)
  await stream.next('ready')
  await postgres?.halt()
  const responses: Response[] = []
  for (let call = 0; call < 40; call++) {
    const path = call % 2 === 0 ? '/api/session' : '/readyz'
    responses.push(await ask(address, 'GET', path))
    responses.push(await save(new Date().toISOString()))
  }
  const healthy = await ask(address, 'GET', '/healthz')
  // Calls recover at once; background jobs only at their next run.
  await until(async () => failuresByItself() > 0)
  const reported = responses.filter(({ status, body, headers }) => {
    const { data } = Problem.safeParse(body)
    return status === 503 && Number(headers.get('retry-after')) > 0 && data?.errorCode === 'database'
  })
  await postgres?.resume()
  const ready = await until(async () => (await ask(address, 'GET', '/readyz')).status === 200)
  const written = await until(async () => (await save(new Date().toISOString())).status === 204)
  const began = performance.now()
  await save(new Date().toISOString())
  await stream.next('change')
  const heard = performance.now() - began
  await stream.end()
  const slowest = quantile(
    responses.map((response) => response.milliseconds),
    1,
  )
  row(
    time,
    responses.length,
    reported.length,
    milliseconds(slowest),
    healthy.status,
    milliseconds(ready),
    milliseconds(written),
    milliseconds(heard),
  )
  requirement(
    'every response says that the database is unavailable, and when to retry',
    reported.length === responses.length,
    responses.find((response) => !reported.includes(response)),
  )
  requirement('no request waits long', slowest < 3000, slowest)
  requirement('the health check succeeds', healthy.status === 200, healthy.status)
}

// Background mail is sent: the sample's own mail goes through the outbox every second.
requirement('background jobs continue', await haveJobsRecovered(), 'they still fail')
await atStart()
requirement('the server stops cleanly', (await runtime.end()) === 0)
end()

/** Number of failed background jobs. */
function failuresByItself() {
  return runtime.output().split(jobFailed).length - 1
}

/** Whether background jobs no longer fail. */
async function haveJobsRecovered() {
  const before = failuresByItself()
  await pause(3000)
  return failuresByItself() === before
}

/** A server that starts without its database reports that and ends, so that its supervisor tries again. */
async function atStart() {
  await postgres?.halt()
  const began = performance.now()
  const { code, output } = await spawnServer({ DATA_DIR: runtime.folder, DATABASE_URL: runtime.url }).ended
  requirement(
    'a start without the database reports the cause',
    code === 1 && output.includes('Cannot reach the database'),
    output,
  )
  row('start', '', '', milliseconds(performance.now() - began), `exit ${code}`)
  await postgres?.resume()
}
