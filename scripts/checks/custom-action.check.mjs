// Adds a custom action to a module, in a copy of the tree, as docs/permissions.md says: one word at an endpoint, in
// `actions` and in a grant, and its name. Types, and the tests of all modules, must pass.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkChangedCopy } from '../lib/test-run/check-changed-copy.mjs'

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

/** A suitable contract file, if any, with the name of its contract and, as `changed`, its text with the action. */
export function findContractForAction(folder) {
  const contracts = globSync('src/modules/*/contract*.ts', { cwd: folder }).toSorted()
  const file = contracts.find((candidate) => isSuitable(readFileSync(path.join(folder, candidate), 'utf8')))
  if (!file) return undefined
  const text = readFileSync(path.join(folder, file), 'utf8')
  const [, name] = contractName.exec(text)
  const changed = text
    .replace("action: 'update'", `action: '${action}'`)
    .replace(managerGrants, `\n$1actions: ['${action}'],\n$1grants: { manager: [...readWrite, '${action}'],`)
  return { file, name, changed }
}

/** Adds the action to one contract of the copy; returns the changed files. */
function addCustomAction(folder) {
  const found = findContractForAction(folder)
  if (!found) throw new Error('No contract is suitable for a custom action.')
  const { file, name, changed } = found
  writeFileSync(path.join(folder, file), changed)
  const names = path.join(path.dirname(file), 'locales/en.json')
  const texts = JSON.parse(readFileSync(path.join(folder, names), 'utf8'))
  writeFileSync(
    path.join(folder, names),
    JSON.stringify({ ...texts, actionNames: { ...texts.actionNames, [name]: { [action]: 'Approve' } } }, null, 2),
  )
  return [file, names]
}

export const permissionTests = ['own-actions', 'rights', 'fields', 'ownership'].map(
  (name) => `src/testing/all-modules/permissions/${name}.test.ts`,
)

export const checkCustomAction = () =>
  checkChangedCopy('a custom action', (folder) => ({
    added: 1,
    typesName: `types, with ${addCustomAction(folder).join(' and ')} changed`,
    testsName: 'rights of all modules',
    tests: permissionTests,
  }))
