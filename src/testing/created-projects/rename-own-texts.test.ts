import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { author, gitIn } from '#scripts/lib/dependencies/git.mjs'
import { renameOwnTexts } from '#scripts/lib/upgrade/rename-own-texts.mjs'
import { findRenamedKeys, renameKeys } from '#scripts/lib/upgrade/rename-text-keys.mjs'

/** A project with texts of a former version, which gets those of a later one. */
function upgraded(former: Files, later: Files, own: Files) {
  const project = mkdtempSync(path.join(os.tmpdir(), 'own-texts-'))
  onTestFinished(() => rmSync(project, { recursive: true }))
  const git = gitIn(project)
  git('init', '--quiet')
  const [base, commit] = [former, later].map((files) => {
    rmSync(path.join(project, 'src'), { recursive: true, force: true })
    write(project, files)
    git('add', '--all')
    git(...author(git), 'commit', '--quiet', '--no-verify', '--message', 'Version')
    return git('rev-parse', 'HEAD')
  })
  write(project, own)
  const outcome = renameOwnTexts({ git, project, base: base ?? '', commit: commit ?? '' })
  const read = (file: string) =>
    existsSync(path.join(project, file)) ? JSON.parse(readFileSync(path.join(project, file), 'utf8')) : undefined
  return { ...outcome, read }
}

type Files = Readonly<Record<string, object>>

function write(folder: string, files: Files) {
  for (const [file, texts] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), `${JSON.stringify(texts, undefined, 2)}\n`)
  }
}

test('a renamed group of texts is renamed in an own language, too', () => {
  const { read, files, notes } = upgraded(
    {
      'src/modules/pears/locales/en.json': { promises: { title: 'Due', save: 'Save' }, save: 'Save', old: 'Old' },
      'src/modules/pears/locales/fr.json': { promises: { title: 'Échéance', save: 'Enregistrer' }, save: 'Garder' },
    },
    {
      'src/modules/pears/locales/en.json': { levels: { save: 'Save', title: 'Due' }, keep: 'Save' },
      'src/modules/pears/locales/fr.json': { levels: { save: 'Enregistrer', title: 'Échéance' }, keep: 'Garder' },
    },
    {
      'src/languages/de/pears.json': { promises: { title: 'Fällig', save: 'Sichern' }, save: 'Behalten', old: 'Alt' },
      'src/languages/de/plums.json': { title: 'Pflaumen' },
    },
  )
  expect(read('src/languages/de/pears.json')).toEqual({
    levels: { title: 'Fällig', save: 'Sichern' },
    keep: 'Behalten',
  })
  expect(files).toEqual(['src/languages/de/pears.json'])
  expect(notes).toEqual([
    'src/languages/de: 3 keys of texts have their new names',
    'src/languages/de: pears/old is no longer shown, and removed: "Alt"',
  ])
})

test('texts follow into the file of their new name', () => {
  const { read, files } = upgraded(
    { 'src/platform/ui/richText/locales/en.json': { bold: 'Bold' } },
    { 'src/platform/ui/rich-text/locales/en.json': { bold: 'Bold' } },
    { 'src/languages/de/richText.json': { bold: 'Fett' } },
  )
  expect(read('src/languages/de/rich-text.json')).toEqual({ bold: 'Fett' })
  expect(read('src/languages/de/richText.json')).toBeUndefined()
  expect(files).toEqual(['src/languages/de/rich-text.json', 'src/languages/de/richText.json'])
})

test('plural forms that English does not have follow the others', () => {
  const renamed = findRenamedKeys(
    [
      ['pears/count_one', 'One'],
      ['pears/count_other', 'Many'],
    ],
    [
      ['pears/total_one', 'One'],
      ['pears/total_other', 'Many'],
    ],
  )
  expect(renameKeys([['pears/count_few', 'Kilka']], renamed)).toEqual([['pears/total_few', 'Kilka']])
})

test('a text that is new, or unchanged under its key, is no renamed one', () => {
  const before: [string, string][] = [
    ['pears/save', 'Save'],
    ['pears/old', 'Old'],
  ]
  expect(findRenamedKeys(before, [...before, ['pears/keep', 'Save']]).size).toBe(0)
  expect(
    findRenamedKeys(before, [
      ['pears/save', 'Save'],
      ['pears/new', 'New'],
    ]).size,
  ).toBe(0)
})
