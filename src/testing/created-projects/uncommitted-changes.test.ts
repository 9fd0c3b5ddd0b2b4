import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { describeUncommittedChanges } from '#scripts/lib/create/uncommitted-changes.mjs'
import { gitIn } from '#scripts/lib/dependencies/git.mjs'

function temporaryFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atrium-dirty-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('warns of changes that the recorded commit does not contain', () => {
  const folder = temporaryFolder()
  const write = (file: string) => writeFileSync(path.join(folder, file), file)
  const git = gitIn(folder)
  git('init', '--quiet')
  write('one')
  git('add', '--all')
  git('-c', 'user.name=A', '-c', 'user.email=a@b', 'commit', '--quiet', '--message', 'One')
  expect(describeUncommittedChanges(folder)).toBeUndefined()
  write('two')
  expect(describeUncommittedChanges(folder)).toMatch(/uncommitted changes \(two\).*records commit [0-9a-f]{12}/)
  write('three')
  expect(describeUncommittedChanges(folder)).toContain('and 1 more')
})

test('does not warn about a folder without a Git history', () => {
  expect(describeUncommittedChanges(temporaryFolder())).toBeUndefined()
})
