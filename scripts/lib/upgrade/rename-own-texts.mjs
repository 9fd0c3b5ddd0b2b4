import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { tryGit } from '../dependencies/git.mjs'
import { textSetName } from '../texts/text-sets.mjs'
import { findRenamedKeys, flattenTexts, nestTexts, renameKeys } from './rename-text-keys.mjs'

const localeFile = /^(.+\/locales)\/([a-z]+)\.json$/
const ownFiles = 'src/languages/*/*.json'

/**
 * Follows a new version in the languages that a project has added, which no merge changes: renames keys, also into
 * another file, and removes those that English has lost. Keys begin with the name of their file (`orders/list.empty`).
 * @param {{ git: (...args: string[]) => string, project: string, base: string, commit: string }} versions
 * @returns {{ files: string[], notes: string[] }} changed files, and a line about each language
 */
export function renameOwnTexts({ git, project, base, commit }) {
  const localeFiles = globSync(ownFiles, { cwd: project }).map((file) => file.split(path.sep).join('/'))
  if (localeFiles.length === 0) return { files: [], notes: [] }
  const changed = git('diff-tree', '-r', '--name-only', '-z', base, commit).split('\0')
  const files = changed.filter((file) => localeFile.test(file))
  const [before, after] = [base, commit].map((version) => englishTexts(git, version, files))
  const renamed = findRenamedKeys(before, after)
  const present = new Set(after.map(([key]) => key))
  const lost = new Set(before.map(([key]) => key).filter((key) => !present.has(key) && !renamed.has(key)))
  const languages = [...Map.groupBy(localeFiles, (file) => path.posix.dirname(file))]
  const outcomes = languages.map(([folder, files]) => renameInLanguage({ project, folder, files, renamed, lost }))
  return { files: outcomes.flatMap(({ files }) => files), notes: outcomes.flatMap(({ notes }) => notes) }
}

/** The keys of English in some files, each with its texts in all languages, by which it is found under another name. */
function englishTexts(git, version, files) {
  const folders = Map.groupBy(files, (file) => localeFile.exec(file)[1])
  return [...folders].flatMap(([folder, all]) => {
    const name = textSetName(folder)
    const read = (file) => flattenTexts(JSON.parse(tryGit(git, 'show', `${version}:${file}`) ?? '{}'))
    const others = all.filter((file) => !file.endsWith('/en.json')).map((file) => new Map(read(file)))
    return read(`${folder}/en.json`).map(([key, text]) => [
      `${name}/${key}`,
      JSON.stringify([text, ...others.map((texts) => texts.get(key) ?? null)]),
    ])
  })
}

function renameInLanguage({ project, folder, files, renamed, lost }) {
  const read = (file) => JSON.parse(readFileSync(path.join(project, file), 'utf8'))
  const before = files.flatMap((file) => {
    const name = path.posix.basename(file, '.json')
    return flattenTexts(read(file)).map(([key, text]) => [`${name}/${key}`, text])
  })
  const remaining = before.filter(([key]) => !lost.has(key))
  const after = renameKeys(remaining, renamed)
  const count = after.filter(([key], index) => key !== remaining[index][0]).length
  const dropped = before.filter(([key]) => lost.has(key))
  const notes = [
    ...(count > 0 ? [`${folder}: ${count} keys of texts have their new names`] : []),
    ...dropped.map(([key, text]) => `${folder}: ${key} is no longer shown, and removed: ${JSON.stringify(text)}`),
  ]
  if (notes.length === 0) return { files: [], notes }
  const names = Map.groupBy(after, ([key]) => key.slice(0, key.indexOf('/')))
  const written = [...names].map(([name, texts]) => ({
    file: `${folder}/${name}.json`,
    texts: nestTexts(texts.map(([key, text]) => [key.slice(name.length + 1), text])),
  }))
  return { files: writeChanged({ project, read, files, written }), notes }
}

/** Writes files whose texts differ, and deletes those without any; returns both. */
function writeChanged({ project, read, files, written }) {
  const differs = ({ file, texts }) =>
    !existsSync(path.join(project, file)) || JSON.stringify(read(file)) !== JSON.stringify(texts)
  const changed = written.filter(differs)
  for (const { file, texts } of changed)
    writeFileSync(path.join(project, file), `${JSON.stringify(texts, undefined, 2)}\n`)
  const empty = files.filter((file) => !written.some((kept) => kept.file === file))
  for (const file of empty) rmSync(path.join(project, file))
  return [...changed.map(({ file }) => file), ...empty]
}
