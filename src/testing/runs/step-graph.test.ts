import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { runStepGraph } from '#scripts/lib/test-run/step-graph.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'atrium-steps-'))
const log = path.join(folder, 'log')
const program = path.join(folder, 'step.mjs')

// Reports the beginning and end of each step; a step with “fails” in its name fails, one with “dies” reports nothing.
writeFileSync(
  program,
  `import { appendFileSync, readFileSync } from 'node:fs'
const [name] = process.argv.slice(2)
appendFileSync(${JSON.stringify(log)}, 'begin ' + name + '\\n')
process.send({ kind: 'file', project: 'sqlite', file: name + '.test.ts', seconds: 1 })
const [, awaited] = name.split(' until ')
// However slow the machine is, it sees the other step begin if both run at once.
while (awaited && !readFileSync(${JSON.stringify(log)}, 'utf8').includes('begin ' + awaited))
  await new Promise((resolve) => setTimeout(resolve, 10))
setTimeout(() => {
  appendFileSync(${JSON.stringify(log)}, 'end ' + name + '\\n')
  if (name.includes('dies')) process.exit(3)
  const failed = name.includes('fails') ? 1 : 0
  process.send({ kind: 'outcome', outcome: { passed: 1 - failed, failed, cpuSeconds: 0.5 } })
  process.disconnect()
}, 100)
`,
)

const step = (name: string, more = {}) => ({ name, estimatedSeconds: 1, ...more })
const lines = () => readFileSync(log, 'utf8').trim().split('\n')

beforeEach(() => {
  writeFileSync(log, '')
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})

test('runs independent steps at once, and a dependent one after the other', async () => {
  const first = 'one until two'
  await runStepGraph([step(first), step('two until one'), step('last', { after: [first] })], { program })
  expect(lines().indexOf('begin last')).toBeGreaterThan(lines().indexOf(`end ${first}`))
})

test('does not run a step whose requirement failed, and reports it as failed with the reason', async () => {
  const rows = await runStepGraph([step('build fails'), step('pages', { needs: ['build fails'] }), step('other')], {
    program,
  })
  expect(rows).toMatchObject([
    { name: 'build fails', failed: 1 },
    { name: 'pages', failed: 1, failures: ['not run, since “build fails” failed'] },
    { name: 'other', passed: 1, failed: 0, cpuSeconds: 0.5, files: [{ file: 'other.test.ts' }] },
  ])
  expect(lines()).not.toContain('begin pages')
})

test('a step whose process ends without a report has failed', async () => {
  expect(await runStepGraph([step('dies')], { program })).toMatchObject([{ name: 'dies', passed: 0, failed: 1 }])
})

test('runs a step that needs all processors alone', async () => {
  await runStepGraph([step('one'), step('large', { slots: 64 }), step('two')], { program })
  const at = lines().indexOf('begin large')
  expect(lines()[at + 1]).toBe('end large')
})
