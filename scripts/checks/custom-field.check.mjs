// Adds a field to each module that has an example of one (`tests/*.added-field.json`), in a copy of the tree, as
// docs/add-a-field.md says: an entry of the description, a migration and its English name. The types and the module's
// tests must pass: they test that lists, files, search and merges have every described field.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkChangedCopy } from '../lib/test-run/check-changed-copy.mjs'

export const listAddedFields = (folder) =>
  globSync('src/modules/*/tests/*.added-field.json', { cwd: folder }).toSorted()

/** @typedef {{ description: string, above: string, entry: string, migration: string, names: Record<string, Record<string, string>> }} AddedField */

/** The example in a file of this tree or a copy, with the module's folder and, as `changed`, the description with the field. */
export function readAddedField(cwd, file) {
  const folder = path.join(path.dirname(file), '..')
  /** @type {AddedField} */
  const added = JSON.parse(readFileSync(path.join(cwd, file), 'utf8'))
  const text = readFileSync(path.join(cwd, folder, added.description), 'utf8')
  if (text.split(`\n${added.above}`).length !== 2)
    throw new Error(`${file}: the description does not contain this exactly once: ${added.above}`)
  const changed = text.replace(`\n${added.above}`, () => `\n${added.entry}\n${added.above}`)
  return { ...added, folder, changed }
}

/** Adds the field of an example to its module in the copy; returns the module's folder. */
function addField(cwd, file) {
  const { folder, changed, ...added } = readAddedField(cwd, file)
  const inModule = (name) => path.join(cwd, folder, name)
  writeFileSync(inModule(added.description), changed)
  writeFileSync(inModule('migrations/own-0001-added-field.sql'), `${added.migration}\n`)
  const locale = inModule('locales/en.json')
  const texts = JSON.parse(readFileSync(locale, 'utf8'))
  for (const [group, names] of Object.entries(added.names)) Object.assign(texts[group], names)
  writeFileSync(locale, JSON.stringify(texts, null, 2))
  return folder
}

export const checkCustomField = () =>
  checkChangedCopy('a custom field', (folder) => {
    const examples = listAddedFields(folder)
    if (examples.length === 0) return undefined
    const modules = examples.map((file) => addField(folder, file))
    return {
      added: modules.length,
      testsName: `the tests of ${modules.map((module) => path.basename(module)).join(', ')}`,
      // Tests that kill servers take minutes, whatever fields there are.
      tests: modules
        .flatMap((module) => globSync(`${module}/**/*.test.ts`, { cwd: folder }))
        .filter((file) => !file.endsWith('.durability.test.ts')),
    }
  })
