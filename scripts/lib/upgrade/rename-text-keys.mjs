const pluralForm = /_(?:zero|one|two|few|many|other)$/
const isGroup = (value) => typeof value === 'object' && value !== null

/**
 * The texts of a file, as pairs of a dotted key and a text.
 * @param {object} texts
 * @returns {[string, string][]}
 */
export const flattenTexts = (texts, prefix = '') =>
  Object.entries(texts).flatMap(([key, value]) =>
    isGroup(value) ? flattenTexts(value, `${prefix}${key}.`) : [[`${prefix}${key}`, value]],
  )

/**
 * Former keys whose text is now under another key. Of several keys with the same text, those that end alike belong
 * together, else those in the same position.
 * @param {[string, string][]} before
 * @param {[string, string][]} after
 */
export function findRenamedKeys(before, after) {
  const [formerKeys, presentKeys] = [before, after].map((texts) => new Set(texts.map(([key]) => key)))
  const added = Map.groupBy(
    after.filter(([key]) => !formerKeys.has(key)),
    ([, text]) => text,
  )
  const renamed = new Map()
  const removed = before.filter(([key]) => !presentKeys.has(key))
  for (const isAlike of [(a, b) => lastPart(a) === lastPart(b), () => true])
    for (const [key, text] of removed) {
      const candidates = added.get(text) ?? []
      const index = renamed.has(key) ? -1 : candidates.findIndex(([candidate]) => isAlike(candidate, key))
      if (index >= 0) renamed.set(key, candidates.splice(index, 1)[0][0])
    }
  return renamed
}

const lastPart = (key) => /[^./]*$/.exec(key)[0]

/**
 * Renames keys, with the plural forms that English does not have.
 * @param {[string, string][]} texts
 * @param {Map<string, string>} renamed
 * @returns {[string, string][]}
 */
export function renameKeys(texts, renamed) {
  const plurals = new Map(
    [...renamed]
      .filter((keys) => keys.every((key) => pluralForm.test(key)))
      .map((keys) => keys.map((key) => key.replace(pluralForm, ''))),
  )
  return texts.map(([key, text]) => {
    const [form = ''] = pluralForm.exec(key) ?? []
    const plural = form && plurals.get(key.slice(0, -form.length))
    return [renamed.get(key) ?? (plural ? plural + form : key), text]
  })
}

/** The opposite of `flattenTexts`. */
export function nestTexts(texts) {
  const nested = {}
  for (const [key, text] of texts) {
    const groups = key.split('.')
    const last = groups.pop()
    const group = groups.reduce((parent, name) => (parent[name] ??= {}), nested)
    group[last] = text
  }
  return nested
}
