// The primary is killed under load and its synchronous standby promoted, repeatedly, each time with a new pair:
// npm run verify -- resilience failover [--times 10] [--noticed 0]
// `noticed` is the number of milliseconds until the supervisor of the database promotes the standby.
import { parseArgs } from 'node:util'
import { failover } from '#testing/databases/failover.ts'
import { durable } from '#testing/databases/postgres.ts'
import { figures, milliseconds } from './lib/figures.ts'

const { values } = parseArgs({
  options: { times: { type: 'string', default: '10' }, noticed: { type: 'string', default: '0' } },
})
const times = Number(values.times)
const noticed = Number(values.noticed)
const { row, requirement, end } = figures(
  `The primary is killed under load, ${times} times, promoted after ${noticed} ms`,
)
row('', 'acknowledged', 'refused', 'lost', 'half', 'untold', 'promotion took', 'kill to first write, each process')
for (let time = 1; time <= times; time++) {
  const { lost, half, unheard, ...found } = await failover({ noticed, settings: durable })
  const first = found.afterKill.map(milliseconds).join(', ')
  row(time, found.acknowledged, found.refused, lost, half, unheard, milliseconds(found.promotion), first)
  requirement(`${time}: no acknowledged write is lost`, lost === 0, lost)
  requirement(`${time}: no write is partial`, half === 0, half)
  requirement(`${time}: screens receive every change`, unheard === 0 && found.isLastHeard, unheard)
  requirement(`${time}: a server that starts beside the old primary finds the new one`, found.isNewOneFound)
}
end()
