import { isRecord } from '#platform/records/is-object.ts'

const plural = /_(?:zero|one|two|few|many|other)$/

/** The mark of English texts on the screens during development. */
export const markEnglish = (text: string) => `[en] ${text}`

/** Applies `change` to all texts of a tree. */
export const changeTexts = (texts: unknown, change: (text: string) => string): unknown =>
  isRecord(texts)
    ? Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, changeTexts(value, change)]))
    : typeof texts === 'string'
      ? change(texts)
      : texts

/**
 * The texts of a language, with English ones where they are missing: if any plural form exists, no English form is
 * added. `mark` changes the English texts.
 */
export function withEnglish(english: unknown, texts: unknown, mark = (text: string) => text): unknown {
  if (!isRecord(english)) return texts ?? changeTexts(english, mark)
  const translated = isRecord(texts) ? texts : {}
  const stems = new Set(Object.keys(translated).map((key) => key.replace(plural, '')))
  const completed = Object.entries(english).flatMap(([key, value]) => {
    if (Object.hasOwn(translated, key)) return isRecord(value) ? [[key, withEnglish(value, translated[key], mark)]] : []
    return stems.has(key.replace(plural, '')) ? [] : [[key, changeTexts(value, mark)]]
  })
  return { ...translated, ...Object.fromEntries(completed) }
}
