import { expect, test } from 'vitest'
import { fuzz } from '#testing/fuzz/run.ts'
import { runtimeName } from '#testing/databases/runtimes.ts'

const fuzzOption = process.env['ATRIUM_FUZZ'] ?? ''
const { requests = 1100, seed = 20_261_122, only } = fuzzOption === '' ? {} : JSON.parse(fuzzOption)

test(
  'answers any request as its OpenAPI document says, and changes nothing if it is refused',
  { timeout: 3_600_000 },
  async () => {
    const { faults, ...report } = await fuzz({
      requests,
      seed,
      only,
      // On PostgreSQL this takes most of the time, and the same code writes the rows.
      compares: fuzzOption !== '' || runtimeName() !== 'postgres',
      say: fuzzOption === '' ? undefined : (fault) => void process.stdout.write(`${fault}\n`),
    })
    if (fuzzOption !== '') process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
    expect(faults.join('\n\n')).toBe('')
    // Otherwise only the refusal without a session would be tested.
    expect(report.unreached.length).toBeLessThan(only === undefined ? report.operations / 2 : 2)
  },
)
