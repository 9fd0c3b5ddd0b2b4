const PLURAL = /(?:_ordinal)?_(?:zero|one|two|few|many|other)$/

/** Keys and texts of a locale file, at any depth: `{ a: { b: 'x' } }` is `a.b`. */
export function flatten(texts: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flatten(value, `${prefix}${key}.`)],
    ),
  )
}

type Texts = ReadonlyMap<string, string>

const words = (text: string) =>
  [...new Set([...text.matchAll(/\{\{\s*([\w.]+)/g)].map(([, word]) => word))].sort().join(' ')

const stems = (texts: Texts) => new Map([...texts].map(([key, text]) => [key.replace(PLURAL, ''), text]))

/** The faults of a translation: empty texts, other placeholders, and keys that English does not have. */
export function localeFaults(english: Texts, texts: Texts): string[] {
  const englishStems = stems(english)
  return [...stems(texts)].flatMap(([key, translated]) => {
    const text = englishStems.get(key)
    if (text === undefined) return [`has ${key}, which English has not`]
    if (translated.trim() === '') return [`${key} is empty`]
    const isOther = !english.has(`${key}_other`) && words(translated) !== words(text)
    return isOther ? [`${key} has other placeholders`] : []
  })
}

/** Texts that a translation lacks, which are shown in English; each language has its own plural forms. */
export function localeGaps(tag: string, english: Texts, texts: Texts): string[] {
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories
  const translatedStems = stems(texts)
  return [...stems(english).keys()].flatMap((key) => {
    if (!translatedStems.has(key)) return [key]
    if (!english.has(`${key}_other`)) return []
    return forms.map((form) => `${key}_${form}`).filter((plural) => !texts.has(plural))
  })
}

/** The texts under each key, all plural forms together. */
function byStem(texts: Texts) {
  const textByStem = new Map<string, string>()
  for (const [key, text] of texts) {
    const stem = key.replace(PLURAL, '')
    textByStem.set(stem, `${textByStem.get(stem) ?? ''}\0${text}`)
  }
  return textByStem
}

interface Translated {
  english: Texts
  own: Texts
}

/** Texts whose English has changed between two versions, while their translation has not. */
export function unrevisedTexts(before: Translated, now: Translated): string[] {
  const [english, own, ownBefore] = [before.english, now.own, before.own].map(byStem)
  return [...byStem(now.english)].flatMap(([key, text]) => {
    const isChanged = english?.has(key) && english.get(key) !== text
    return isChanged && own?.has(key) && own.get(key) === ownBefore?.get(key) ? [key] : []
  })
}
