import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { dirtyWarning } from '#scripts/lib/create/dirty-clone.mjs'
import { gitIn } from '#scripts/lib/dependencies/git.mjs'

function temporaryFolder() {
  const place = mkdtempSync(path.join(os.tmpdir(), 'atrium-dirty-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  return place
}

test('warns of changes that the recorded commit does not contain', () => {
  const place = temporaryFolder()
  const write = (file: string) => writeFileSync(path.join(place, file), file)
  const git = gitIn(place)
  git('init', '--quiet')
  write('one')
  git('add', '--all')
  git('-c', 'user.name=A', '-c', 'user.email=a@b', 'commit', '--quiet', '--message', 'One')
  expect(dirtyWarning(place)).toBeUndefined()
  write('two')
  expect(dirtyWarning(place)).toMatch(/uncommitted changes \(two\).*records commit [0-9a-f]{12}/)
  write('three')
  expect(dirtyWarning(place)).toContain('and 1 more')
})

test('says nothing about a folder without a history', () => {
  expect(dirtyWarning(temporaryFolder())).toBeUndefined()
})
