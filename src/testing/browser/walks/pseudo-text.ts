/** The marks around a translated text. */
export const [opening, closing] = ['⟦', '⟧'] as const

const growth = 0.4

const accents = new Map(
  Object.entries({
    a: 'á',
    e: 'ë',
    i: 'ï',
    o: 'ö',
    u: 'ü',
    A: 'Å',
    E: 'É',
    I: 'Î',
    O: 'Ø',
    U: 'Ü',
    n: 'ñ',
    c: 'ç',
    s: 'š',
  }),
)

/** Repeats vowels, as longer languages have longer words. */
function lengthen(word: string) {
  let remaining = Math.round(word.length * growth)
  const letters = [...word].map((letter) => {
    const accented = accents.get(letter) ?? letter
    if (remaining === 0 || !/[aeiou]/i.test(letter)) return accented
    remaining -= 1
    return accented + accented.toLowerCase()
  })
  return letters.join('') + 'é'.repeat(remaining)
}

/** A text as in a language whose texts are 40 % longer, marked at both ends; what is filled in stays as it is. */
export const pseudo = (text: string) =>
  opening +
  text
    .split(/(\{\{\w+\}\})/)
    .map((part, at) => (at % 2 === 1 ? part : part.replaceAll(/[A-Za-z]+/g, lengthen)))
    .join('') +
  closing
