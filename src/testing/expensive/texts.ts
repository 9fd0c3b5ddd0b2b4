/** Texts that are expensive to process for their length: each is repeated as often as necessary. */
export const expensiveTexts: Readonly<Record<string, string>> = {
  letters: 'x',
  // Compatibility decomposition makes 18 characters of it.
  ligatures: '\uFDFA',
  // Combining marks, which canonical ordering sorts.
  marks: 'a\u0301\u0323\u0304\u0331',
  quotes: '"\\',
  spaces: ' \t',
  addresses: 'a@a.',
  hosts: 'http://a.a/',
  tags: '<b a>',
  markdown: '[*_`](',
  lines: 'a:b\r\n ',
  digits: '1',
  wildcards: '%_*"',
}

/** This many characters of a repeated text, with an end that matches nothing before it. */
export const longText = (part: string, length: number) =>
  part.length >= length
    ? part.slice(0, length).toWellFormed()
    : `${part.repeat(Math.floor((length - 1) / part.length))}!`

export const nested = (depth: number) => {
  let value: unknown = 1
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { a: value }
  return value
}

export const manyKeys = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index.toString(36)}`, 1]))

export const longKeys = (count: number, length: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}${'😀'.repeat(length / 2)}`, 1]))
