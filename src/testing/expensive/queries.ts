import type * as z from 'zod'
import { expensiveTexts, longText } from './texts.ts'

// Of the URL, path included, within the limit of a request's headers.
const maxLength = 15_000

const repeated = (name: string, value: string, most = Infinity) => {
  const pair = `${encodeURIComponent(name)}=${value}&`
  return pair.repeat(Math.max(1, Math.min(most, Math.floor(maxLength / pair.length))))
}

const cut = (text: string) => {
  let encoded = ''
  for (const letter of text) {
    if (encoded.length + 12 > maxLength) break
    encoded += encodeURIComponent(letter)
  }
  return encoded
}

/** The most expensive query strings within the limits, by what makes them expensive. */
export function expensiveQueries(schema: z.ZodObject | undefined): [string, string][] {
  const names = Object.keys(schema?.shape ?? {})
  const [first] = names
  const unknown = Array.from({ length: 1900 }, (_, index) => `${index.toString(36)}=`).join('&')
  const searched = names.includes('q')
    ? Object.entries(expensiveTexts).flatMap(([name, part]): [string, string][] => [
        [`q of ${name}`, `q=${cut(longText(part, 200))}`],
        [`q of words of ${name}`, `q=${cut(longText(`${part} `, 200))}`],
      ])
    : []
  return [
    ['unknown parameters', unknown],
    ['a long parameter', `${'k'.repeat(maxLength)}=1`],
    ['many parameters', 'a&'.repeat(maxLength / 2)],
    ...names.map((name): [string, string] => [`${name} 200 times`, repeated(name, '1', 200)]),
    ...(first === undefined ? [] : [[`${first} repeated`, repeated(first, '1', 1900)] satisfies [string, string]]),
    [
      'long texts in every parameter',
      names.map((name) => `${name}=${'9'.repeat(maxLength / (names.length + 1) - 20)}`).join('&'),
    ],
    ...searched,
  ]
}
