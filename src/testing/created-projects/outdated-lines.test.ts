import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { author, gitIn } from '#scripts/lib/dependencies/git.mjs'
import { findOutdatedLines } from '#scripts/lib/documents/outdated-lines.mjs'

const files = {
  'package.json': JSON.stringify({ atrium: { modules: ['pears', 'apples'] } }),
  'README.md': 'It has apples.\nEvery pear counts.\n',
  'docs/security.md': 'Nobody eats pears.\n| private | `pears`, `cores` |\n| public | `apples` |\n',
  'src/modules/apples/module.ts': '',
  'src/modules/pears/module.ts': '',
  'src/modules/pears/migrations/0001-pears.sql': 'create table "cores" (id integer);',
}

function createProject() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'outdated-lines-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  const git = gitIn(folder)
  const commit = () => {
    git('add', '--all')
    git(...author(git), 'commit', '-qm', 'Change')
  }
  git('init', '-q')
  commit()
  return { folder, commit }
}

test('lists the lines of the documentation about deleted modules, before and after the deletion is committed', () => {
  const { folder, commit } = createProject()
  expect(findOutdatedLines(folder)).toEqual([])
  rmSync(path.join(folder, 'src/modules/pears'), { recursive: true })
  const lines = ['README.md:2 names pear', 'docs/security.md:2 names pears, cores']
  expect(findOutdatedLines(folder)).toEqual(lines)
  commit()
  expect(findOutdatedLines(folder)).toEqual(lines)
})
