// Korean syllables have three letters, and no other script grows as much.
const maxGrowth = 3

/** The beginning of a text, without half of a character at its end. */
export const cutText = (text: string, most: number) =>
  text.length > most ? text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '') : text

/**
 * Folds text for comparing, searching and sorting: without case, accents and width ("Öztürk" is found by "ozt").
 * Several parts become one text with a space between them; spaces within a part stay. Independent of the machine's
 * language, so that browser and server find the same. A long text of characters that Unicode writes out, such as ﷺ by
 * 18 letters, is cut.
 */
export function fold(...parts: (string | null | undefined)[]) {
  const text = parts.filter((part) => part).join(' ')
  const folded = text
    // Removed before normalisation, too, which takes quadratic time for many marks in a row.
    .replace(/\p{M}/gu, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
  return cutText(folded, 1000 + text.length * maxGrowth)
}
