import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findContractForAction } from '../../checks/custom-action.check.mjs'
import { listAddedFields, readAddedField } from '../../checks/custom-field.check.mjs'
import { addedStatus, choiceLists, listFilesWithLists, withValue } from '../../checks/custom-status.check.mjs'
import { root } from '../paths.mjs'
import { onSqlite, staticCheck } from './planted-runs.mjs'

const wholeFile = /^[^]*$/

/** The first described field that a module has an example of, if any. */
function incompleteFields() {
  const [example] = listAddedFields(root)
  if (!example) return []
  const { folder, description, names, changed } = readAddedField(root, example)
  const [name] = Object.keys(names.fields)
  const module = path.basename(folder)
  const fault = { file: path.join(folder, description), from: wholeFile, to: changed }
  return [
    {
      ...fault,
      name: 'a field without a label',
      tier: 'types',
      run: staticCheck('types'),
      names: new RegExp(`fields\\.${name}`),
    },
    {
      ...fault,
      name: 'a field without a column',
      tier: 'contract tests on SQLite',
      run: onSqlite(`src/modules/${module}/tests/${module}.test.ts`),
      names: new RegExp(`no.* column.*${name}`),
    },
  ]
}

function incompleteStatuses() {
  const [file] = listFilesWithLists(root)
  if (!file) return []
  const text = readFileSync(path.join(root, file), 'utf8')
  return [
    {
      name: 'a status without a name',
      file,
      from: wholeFile,
      to: withValue(text, choiceLists(text)[0]),
      tier: 'types',
      run: staticCheck('types'),
      names: new RegExp(addedStatus),
    },
  ]
}

function incompleteActions() {
  const found = findContractForAction(root)
  if (!found) return []
  const { file, name, changed } = found
  return [
    {
      name: 'an action without a name',
      file,
      from: wholeFile,
      to: changed,
      tier: 'contract tests on SQLite',
      run: onSqlite('src/testing/all-modules/permissions/own-actions.test.ts'),
      names: new RegExp(`has no text actionNames\\.${name}`),
    },
  ]
}

/**
 * A field, a status and an action in their first place only: what names the forgotten one has to fail. The checks of
 * custom fields, statuses and actions show that they pass in all of their places.
 */
export const incompleteAdditions = [...incompleteFields(), ...incompleteStatuses(), ...incompleteActions()]
