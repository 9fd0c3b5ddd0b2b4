// A module's name in every spelling that code and texts use.

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

export function spell(kebab) {
  const parts = kebab.split('-')
  const pascal = parts.map(capital).join('')
  const words = parts.join(' ')
  return { kebab, camel: pascal[0].toLowerCase() + pascal.slice(1), pascal, words, sentence: capital(words) }
}

export const capital = (text) => text[0].toUpperCase() + text.slice(1)

export const isKebab = (text) => KEBAB.test(text)

/** The usual English singular, or undefined if it cannot be derived. */
export function toSingular(plural) {
  if (/[^aeiou]ies$/.test(plural)) return `${plural.slice(0, -3)}y`
  if (/(?:ss|[^aeo]us|x|zz|ch|sh)es$/.test(plural)) return plural.slice(0, -2)
  if (/[^su]s$/.test(plural)) return plural.slice(0, -1)
  return undefined
}

/** Returns a function that replaces a template's placeholder names by these names, in every spelling. */
export function createRenamer(placeholders, names) {
  const pairs = Object.entries(placeholders).flatMap(([which, spellings]) =>
    Object.entries(spellings).map(([kind, text]) => [text, names[which][kind]]),
  )
  const anyPlaceholder = new RegExp(pairs.map(([text]) => text).join('|'), 'g')
  const renamed = new Map(pairs)
  return (text) => text.replace(anyPlaceholder, (found) => renamed.get(found))
}
