import { expect, test } from 'vitest'
import { fuzz } from '#testing/fuzz/run.ts'
import { runtimeName } from '#testing/databases/runtimes.ts'

const asked = process.env['ATRIUM_FUZZ'] ?? ''
const { requests = 1100, seed = 20_261_122, only } = asked === '' ? {} : JSON.parse(asked)

test(
  'answers any request as its OpenAPI document says, and changes nothing if it is refused',
  { timeout: 3_600_000 },
  async () => {
    const { faults, ...report } = await fuzz({
      requests,
      seed,
      only,
      // On PostgreSQL this takes most of the time, and the same code writes the rows.
      compares: asked !== '' || runtimeName() !== 'postgres',
      say: asked === '' ? undefined : (fault) => void process.stdout.write(`${fault}\n`),
    })
    if (asked !== '') process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
    expect(faults.join('\n\n')).toBe('')
    // Otherwise only the refusal without a session would be tested.
    expect(report.unreached.length).toBeLessThan(only === undefined ? report.operations / 2 : 2)
  },
)
