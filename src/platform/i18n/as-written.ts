const letters = /\p{L}/gu
const scripts = [
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Thai}/u, 'th'],
] as const

/** How many characters are read to detect the language. */
const maxRead = 200

/**
 * Attributes of an element with text that a person wrote: its own direction, and its language if the script
 * identifies it, so that screen readers choose the voice and browsers the font. Latin letters do not identify a language.
 */
export function asWritten(text: string): { dir: 'auto'; lang?: string } {
  const read = text.slice(0, maxRead).match(letters) ?? []
  const script = scripts.find(([script]) => read.filter((letter) => script.test(letter)).length * 2 > read.length)
  return { dir: 'auto', ...(script && { lang: script[1] }) }
}
