// A module's name in every spelling that code and texts have for it.

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** The words that a template calls its module; two of them, so that no spelling is like another. */
export const standIn = { plural: spell('plain-things'), singular: spell('plain-thing') }

export function spell(kebab) {
  const parts = kebab.split('-')
  const pascal = parts.map(capital).join('')
  const words = parts.join(' ')
  return { kebab, camel: pascal[0].toLowerCase() + pascal.slice(1), pascal, words, sentence: capital(words) }
}

export const isKebab = (text) => KEBAB.test(text)

/** The usual English singular, or nothing where there is no telling. */
export function singularOf(plural) {
  if (/[^aeiou]ies$/.test(plural)) return `${plural.slice(0, -3)}y`
  if (/(?:s|x|z|ch|sh)es$/.test(plural)) return plural.slice(0, -2)
  if (/[^su]s$/.test(plural)) return plural.slice(0, -1)
  return undefined
}

/** Writes a module's own name where the template has its stand-in. */
export function renamer({ plural, singular }) {
  const pairs = [
    ...Object.entries(standIn.plural).map(([kind, text]) => [text, plural[kind]]),
    ...Object.entries(standIn.singular).map(([kind, text]) => [text, singular[kind]]),
  ]
  const any = new RegExp(pairs.map(([text]) => text).join('|'), 'g')
  const renamed = new Map(pairs)
  return (text) => text.replace(any, (found) => renamed.get(found))
}

function capital(text) {
  return text[0].toUpperCase() + text.slice(1)
}
