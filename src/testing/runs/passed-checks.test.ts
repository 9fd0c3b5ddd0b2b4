import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { inputHashes, passedChecks } from '#scripts/lib/static-checks/passed-checks.mjs'

const check = { name: 'types', args: ['tsc'], inputs: /\.ts$/ }

function tree(files: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'atrium-checks-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (more: Record<string, string>) => {
    for (const [file, text] of Object.entries(more)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), text)
    }
  }
  write(files)
  const hasPassed = (one = check) => passedChecks(folder).has(one, inputHashes(folder)(one))
  const pass = () => passedChecks(folder).keep(check, inputHashes(folder)(check))
  return { folder, write, hasPassed, pass }
}

test('skips a check that has passed while its files are unchanged', () => {
  const { write, hasPassed, pass } = tree({ 'src/a.ts': '1', 'docs/a.md': 'a', 'dist/a.ts': '1' })
  expect(hasPassed()).toBe(false)
  pass()
  expect(hasPassed()).toBe(true)
  write({ 'docs/a.md': 'b', 'dist/a.ts': '2' })
  expect(hasPassed()).toBe(true)
})

test.each([
  ['other content', { 'src/a.ts': '2' }],
  ['a further file', { 'src/b.ts': '' }],
  ['other packages', { 'node_modules/.package-lock.json': '{}' }],
])('runs it again with %s', (_, change) => {
  const { write, hasPassed, pass } = tree({ 'src/a.ts': '1' })
  pass()
  write(change)
  expect(hasPassed()).toBe(false)
})

test('runs it again after a file was renamed, with another command, and after a failure', () => {
  const { folder, write, hasPassed, pass } = tree({ 'src/a.ts': '1' })
  pass()
  expect(hasPassed({ ...check, args: ['tsc', '--strict'] })).toBe(false)
  rmSync(path.join(folder, 'src/a.ts'))
  write({ 'src/b.ts': '1' })
  expect(hasPassed()).toBe(false)
  write({ 'src/a.ts': '1' })
  rmSync(path.join(folder, 'src/b.ts'))
  expect(hasPassed()).toBe(true)
  passedChecks(folder).forget(check)
  expect(hasPassed()).toBe(false)
})
