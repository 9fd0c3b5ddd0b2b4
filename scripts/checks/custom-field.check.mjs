// Adds a field to each module that has an example of one (`tests/*.added-field.json`), in a copy of the tree, as
// docs/add-a-field.md says: an entry of the description, a migration and its English name. The types and the module's
// tests must pass: they test that lists, files, search and merges have every described field.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { environment, tool } from '../lib/build/runtime.mjs'
import { copyWithoutModules } from '../lib/create/copy-project.mjs'
import { run } from '../lib/processes.mjs'
import { say } from '../lib/say.mjs'
import { vitest } from '../lib/test-run/test-tools.mjs'

/** @typedef {{ description: string, above: string, entry: string, migration: string, names: Record<string, Record<string, string>> }} AddedField */

/** Adds the field of an example to its module in the copy; returns the module's folder. */
function addField(cwd, file) {
  const folder = path.join(path.dirname(file), '..')
  const inModule = (name) => path.join(cwd, folder, name)
  /** @type {AddedField} */
  const added = JSON.parse(readFileSync(path.join(cwd, file), 'utf8'))
  const description = inModule(added.description)
  const text = readFileSync(description, 'utf8')
  if (text.split(`\n${added.above}`).length !== 2)
    throw new Error(`${file}: not once in the description: ${added.above}`)
  writeFileSync(
    description,
    text.replace(`\n${added.above}`, () => `\n${added.entry}\n${added.above}`),
  )
  writeFileSync(inModule('migrations/own-0001-added-field.sql'), `${added.migration}\n`)
  const locale = inModule('locales/en.json')
  const texts = JSON.parse(readFileSync(locale, 'utf8'))
  for (const [group, names] of Object.entries(added.names)) Object.assign(texts[group], names)
  writeFileSync(locale, JSON.stringify(texts, null, 2))
  return folder
}

export async function checkCustomField() {
  const { folder: cwd, remove } = copyWithoutModules([])
  const outcome = { passed: 0, failed: 0 }
  const report = (name, problem) => {
    outcome[problem ? 'failed' : 'passed'] += 1
    say(problem ? `✗ a custom field: ${name}\n${problem}` : `✓ a custom field: ${name}`)
  }
  try {
    const examples = globSync('src/modules/*/tests/*.added-field.json', { cwd })
    if (examples.length === 0) return outcome
    const folders = examples.map((file) => addField(cwd, file))
    const types = await run(process.execPath, [tool('typescript', 'tsc'), '-p', 'tsconfig.json'], {
      cwd,
      env: environment(),
      quiet: true,
    })
    report('types', types.code === 0 ? undefined : types.output)
    const { failed, output } = await vitest(
      folders.map((folder) => `${folder}/`),
      {
        cwd,
        args: ['--project', 'sqlite', '--exclude', '**/*.durability.test.ts'],
        env: { ATRIUM_TEST_RUNTIMES: 'sqlite' },
        quiet: true,
      },
    )
    report(`the tests of ${folders.map((folder) => path.basename(folder)).join(', ')}`, failed > 0 ? output : undefined)
  } finally {
    remove()
  }
  return outcome
}
