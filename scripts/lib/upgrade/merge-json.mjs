import { isDeepStrictEqual } from 'node:util'

/**
 * Merges two versions of a JSON value by keys, since adjacent lines would conflict. `choose` decides if both have
 * changed the same value differently; a missing value is undefined.
 * @param {{ base?: unknown, ours?: unknown, theirs?: unknown }} ages
 * @param {(clash: { keyPath: string[], ours: unknown, theirs: unknown }) => unknown} choose
 * @param {string[]} [place]
 * @returns {unknown}
 */
export function mergeJson({ base, ours, theirs }, choose, keyPath = []) {
  if (isDeepStrictEqual(ours, theirs) || isDeepStrictEqual(base, theirs)) return ours
  if (isDeepStrictEqual(base, ours)) return theirs
  if (isRecord(ours) && isRecord(theirs)) return mergeRecords({ base, ours, theirs }, choose, keyPath)
  if ([ours, theirs].every(isPlainList)) return mergeLists({ base, ours, theirs })
  return choose({ keyPath, ours, theirs })
}

function mergeRecords({ base, ours, theirs }, choose, keyPath) {
  const before = isRecord(base) ? base : {}
  const merged = mergeKeys(ours, theirs).map((key) => [
    key,
    mergeJson({ base: before[key], ours: ours[key], theirs: theirs[key] }, choose, [...keyPath, key]),
  ])
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined))
}

/** Our keys in their order; a new one of theirs follows its neighbour. */
function mergeKeys(ours, theirs) {
  const keys = Object.keys(ours)
  let last = -1
  for (const key of Object.keys(theirs)) {
    const at = keys.indexOf(key)
    if (at < 0) keys.splice(++last, 0, key)
    else last = at
  }
  return keys
}

/** Additions of one side are kept, removals of one side are removed. */
function mergeLists({ base, ours, theirs }) {
  const before = isPlainList(base) ? base : []
  const ownItems = ours.filter((item) => theirs.includes(item) || !before.includes(item))
  return [...ownItems, ...theirs.filter((item) => !ours.includes(item) && !before.includes(item))]
}

const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

const isPlainList = (value) => Array.isArray(value) && value.every((item) => typeof item !== 'object')
