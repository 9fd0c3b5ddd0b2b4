import { measureDistance } from '../../../src/platform/server/search/distance.ts'

const maxLine = 100
const indent = '  '
const maxTypos = 3

/**
 * A sentence with a list that is too long for its line, which continues on indented ones.
 * @param {string} beginning
 * @param {readonly string[]} items
 */
export function listed(beginning, items) {
  const whole = `${beginning} ${items.join(', ')}`
  if (whole.length <= maxLine) return whole
  const lines = [`${beginning} ${items.length}:`, indent]
  for (const [index, item] of items.entries()) {
    const word = index < items.length - 1 ? `${item}, ` : item
    const last = lines.at(-1)
    if (last !== indent && last.length + word.trimEnd().length > maxLine) lines.push(indent + word)
    else lines[lines.length - 1] += word
  }
  return lines.map((line) => line.trimEnd()).join('\n')
}

const nearest = (word, words) =>
  words
    .map((other) => ({ other, distance: measureDistance(word, other, maxTypos).full }))
    .filter(({ distance }) => distance <= maxTypos)
    .toSorted((a, b) => a.distance - b.distance)[0]?.other

/**
 * What to do with a file of texts that nothing reads.
 * @param {{ file: string, code: string, name: string, codes: readonly string[], names: readonly string[] }} stray
 */
export function strayMessage({ file, code, name, codes, names }) {
  if (!codes.includes(code))
    return `${file}: src/languages.config.ts has no language “${code}”. Add its line there, or rename the folder.`
  const meant = nearest(name, names)
  const way = meant ? `Did you mean ${meant}.json?` : 'Delete it if its module was removed.'
  return `${file}: no module has texts called “${name}”, so nothing reads it. ${way}`
}
