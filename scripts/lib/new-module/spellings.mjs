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
export function singularOf(plural) {
  if (/[^aeiou]ies$/.test(plural)) return `${plural.slice(0, -3)}y`
  // Replaces a template's placeholder names by others, in every spelling.
  if (/(?:ss|[^aeo]us|x|zz|ch|sh)es$/.test(plural)) return plural.slice(0, -2)
  if (/[^su]s$/.test(plural)) return plural.slice(0, -1)
  return undefined
}

/** Writes names, each spelt in every way, where a template has the names that stand in for them. */
export function renamer(standIns, names) {
  const pairs = Object.entries(standIns).flatMap(([which, spellings]) =>
    Object.entries(spellings).map(([kind, text]) => [text, names[which][kind]]),
  )
  const any = new RegExp(pairs.map(([text]) => text).join('|'), 'g')
  const renamed = new Map(pairs)
  return (text) => text.replace(any, (found) => renamed.get(found))
}
