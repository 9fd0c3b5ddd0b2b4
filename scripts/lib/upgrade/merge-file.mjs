import { mergeJson } from './merge-json.mjs'
import { findRenamedKeys, flattenTexts, nestTexts, renameKeys } from './rename-text-keys.mjs'
import { isOlder } from './versions.mjs'

const isText = /(^|\/)locales\/[^/]+\.json$/

/**
 * Merges a JSON file of a project (`ours`) with the new version's; returns the text, and a line about each value that
 * both have changed.
 * @param {string} file
 * @param {{ base: string, ours: string, theirs: string }} texts
 */
export function mergeJsonFile(file, { base, ours, theirs }) {
  const notes = []
  const chooser = createChooser(file)
  const choose = (conflict) => {
    const value = chooser(conflict)
    if (isWorthReporting(file, conflict)) notes.push(`${file}: ${reported(conflict, value)}`)
    return value
  }
  // Undefined if both have added the file.
  const before = base.trim() === '' ? undefined : JSON.parse(base)
  const versions = { base: before, ours: JSON.parse(ours), theirs: JSON.parse(theirs) }
  const merged = mergeJson(before && isText.test(file) ? withPresentKeys(versions) : versions, choose)
  return { text: `${JSON.stringify(merged, undefined, 2)}\n`, notes }
}

/** Renames the keys that Atrium has renamed, so that a text which the project has changed follows. */
function withPresentKeys({ base, ours, theirs }) {
  const renamed = findRenamedKeys(flattenTexts(base), flattenTexts(theirs))
  if (renamed.size === 0) return { base, ours, theirs }
  const [renamedBase, renamedOurs] = [base, ours].map((texts) => nestTexts(renameKeys(flattenTexts(texts), renamed)))
  return { base: renamedBase, ours: renamedOurs, theirs }
}

const isWorthReporting = (file, { keyPath }) => file !== 'package-lock.json' && keyPath[0] !== 'atrium'

function reported({ keyPath, ours, theirs }, value) {
  const [decision, other] = value === ours ? ['your value is kept', theirs] : ['the new version’s value is used', ours]
  return `${keyPath.join('.')}: ${decision}${other === undefined ? '' : `, instead of ${JSON.stringify(other)}`}`
}

function createChooser(file) {
  // These packages were tested together; npm adapts the rest.
  if (file === 'package-lock.json') return ({ theirs }) => theirs
  if (file === 'package.json') return choosePackage
  // An unused text would be missing in the other languages.
  if (isText.test(file)) return ({ ours, theirs }) => (theirs === undefined ? theirs : ours)
  return ({ ours }) => ours
}

function choosePackage({ keyPath: [part], ours, theirs }) {
  if (part === 'atrium') return theirs
  const areVersions = /dependencies$/i.test(part) && typeof ours === 'string' && typeof theirs === 'string'
  return areVersions && isOlder(ours, theirs) ? theirs : ours
}
