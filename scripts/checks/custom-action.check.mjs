// Adds a custom action to a module, in a copy of the tree, as docs/permissions.md says: one word at an endpoint, in
// `actions` and in a grant, and its name. Types, and the tests of all modules, must pass.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { environment, tool } from '../lib/build/runtime.mjs'
import { copyWithoutModules } from '../lib/create/copy-project.mjs'
import { run } from '../lib/processes.mjs'
import { say } from '../lib/say.mjs'
import { vitest } from '../lib/test-run/test-tools.mjs'

const action = 'approve'
const managerGrants = /\n( *)grants: \{ manager: readWrite,/
const contractName = /\bcontract\(\s*'([\w-]+)'/

/**
 * A contract with rules for roles, whose managers have all rights, and that has an endpoint with the action `update`.
 */
const isSuitable = (text) =>
  managerGrants.test(text) &&
  contractName.test(text) &&
  text.includes("action: 'update'") &&
  !/\b(?:everyone|private): true/.test(text)

/** Adds the action to one contract of the copy; returns the changed files. */
function addCustomAction(folder) {
  const contracts = globSync('src/modules/*/contract*.ts', { cwd: folder }).toSorted()
  const file = contracts.find((one) => isSuitable(readFileSync(path.join(folder, one), 'utf8')))
  if (!file) throw new Error('No contract is suitable for a custom action.')
  const text = readFileSync(path.join(folder, file), 'utf8')
  const [, name] = contractName.exec(text)
  const changed = text
    .replace("action: 'update'", `action: '${action}'`)
    .replace(managerGrants, `\n$1actions: ['${action}'],\n$1grants: { manager: [...readWrite, '${action}'],`)
  writeFileSync(path.join(folder, file), changed)
  const names = path.join(path.dirname(file), 'locales/en.json')
  const texts = JSON.parse(readFileSync(path.join(folder, names), 'utf8'))
  writeFileSync(
    path.join(folder, names),
    JSON.stringify({ ...texts, actionNames: { ...texts.actionNames, [name]: { [action]: 'Approve' } } }, null, 2),
  )
  return [file, names]
}

const permissionTests = ['own-actions', 'rights', 'fields', 'ownership'].map(
  (name) => `src/testing/all-modules/permissions/${name}.test.ts`,
)

export async function checkCustomAction() {
  const { folder: cwd, remove } = copyWithoutModules([])
  const outcome = { passed: 0, failed: 0 }
  const report = (name, problem) => {
    outcome[problem ? 'failed' : 'passed'] += 1
    say(problem ? `✗ a custom action: ${name}\n${problem}` : `✓ a custom action: ${name}`)
  }
  try {
    const files = addCustomAction(cwd)
    const types = await run(process.execPath, [tool('typescript', 'tsc'), '-p', 'tsconfig.json'], {
      cwd,
      env: environment(),
      quiet: true,
    })
    report(`types, with ${files.join(' and ')} changed`, types.code === 0 ? undefined : types.output)
    const { failed, output } = await vitest(permissionTests, {
      cwd,
      args: ['--project', 'sqlite'],
      env: { ATRIUM_TEST_RUNTIMES: 'sqlite' },
      quiet: true,
    })
    report('rights of all modules', failed > 0 ? output : undefined)
  } finally {
    remove()
  }
  return outcome
}
