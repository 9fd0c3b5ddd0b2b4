import { expect, test } from 'vitest'
import { fuzz } from '#testing/fuzz/run.ts'
import { runtimeName } from '#testing/databases/runtimes.ts'

const asked = process.env['ATRIUM_FUZZ'] ?? ''
const { requests = 1100, seed = 20_261_122, only } = asked === '' ? {} : JSON.parse(asked)

test(
  'whatever is asked, the answer fits the document, and what is refused changes nothing',
  { timeout: 3_600_000 },
  async () => {
    const { faults, ...report } = await fuzz({
      requests,
      seed,
      only,
      // On PostgreSQL it takes most of the time, and what is written is written by the same code.
      compares: asked !== '' || runtimeName() !== 'postgres',
      say: asked === '' ? undefined : (fault) => void process.stdout.write(`${fault}\n`),
    })
    if (asked !== '') process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
    expect(faults.join('\n\n')).toBe('')
    // Else it would prove that the door is shut, and nothing about the application.
    expect(report.unreached.length).toBeLessThan(only === undefined ? report.operations / 2 : 2)
  },
)
