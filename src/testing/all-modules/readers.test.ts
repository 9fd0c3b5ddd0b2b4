import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readCsv } from '#platform/text/csv.ts'
import { parseEmbed } from '#platform/rich-text/embed.ts'
import { fold } from '#platform/text/fold.ts'
import { scanHtml } from '#platform/server/html/html-scan.ts'
import { shownPicture } from '#platform/pictures/picture-address.ts'
import { readPictureSize } from '#platform/pictures/picture-size.ts'
import { splitPhrases } from '#platform/text/search-text.ts'
import { inspectFile } from '#platform/server/files/file-kinds.ts'
import { parseJson } from '#platform/server/http/json-body.ts'
import { sanitise } from '#platform/server/html/rich-text.ts'
import { measureDistance } from '#platform/server/search/distance.ts'
import { createExcerpt } from '#platform/server/search/excerpt.ts'
import { textOfHtml } from '#platform/rich-text/text-of-html.ts'
import { picturesIn, plainText } from '#platform/server/html/stored-html.ts'
import { checkMarkdown } from '#platform/ui/rich-text/document/markdown-cost.ts'
import { looksLikeMarkdown } from '#platform/ui/rich-text/document/markdown-paste.ts'
import { leastCpuTime, leastGrowth } from '#testing/inputs/cpu-time.ts'

/** A parser of text from clients, and texts of about `size` characters that are expensive for it. */
interface Reader {
  read: (text: string) => unknown
  texts: ((size: number) => string)[]
  /** Characters of the longest text that it gets. */
  longest: number
  /** Whether it runs on the server, in the thread of requests. */
  onServer: boolean
}

const root = path.resolve(import.meta.dirname, '../../..')
const repeat =
  (unit: string, before = '', after = '') =>
  (size: number) =>
    `${before}${unit.repeat(Math.ceil(size / unit.length))}${after}`
const numbered = (unit: (index: number) => string, before = '', after = '') => {
  const length = unit(1000).length
  return (size: number) =>
    `${before}${Array.from({ length: Math.ceil(size / length) }, (_, index) => unit(index)).join('')}${after}`
}
const marks = (size: number) => `a${'\u0315'.repeat(size / 2)}${'\u0300'.repeat(size / 2)}`
const toBytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

const html =
  `<a |<|<!--|<!|<p>|<div>|<b/>|<path/>|</p>|<b>x</b>|&amp;|<a href="|<table><td>|a |\n| |<svg><style>|<select><option>`
    .split('|')
    .map((unit) => repeat(unit))
const attributes = (index: number) => `a${index.toString(36)} `
html.push(
  numbered(attributes, '<p ', '>'),
  numbered(attributes, '<!-- --!><p ', '>'),
  numbered(attributes, '<style><!--</style><p ', '>'),
  numbered((index) => `<b a${index}>`, '<p>', '</p>'),
  numbered((index) => `<b a${index}/>`),
)

const readers: Record<string, Reader> = {
  table: {
    read: readCsv,
    texts: [
      ...['a,', 'a\n', '"', '"a" ', '""', '"a",', '=', ',\n', '\t', ';'].map((unit) => repeat(unit)),
      repeat('a\n', `${'c,'.repeat(499)}c\n`),
      repeat('x,', '"'),
    ],
    longest: 400_000,
    onServer: false,
  },
  'bounds of HTML': { read: scanHtml, texts: html, longest: 200_000, onServer: true },
  'HTML, short': { read: (text) => sanitise(text), texts: html, longest: 4000, onServer: true },
  'HTML, in a thread of its own': { read: (text) => sanitise(text), texts: html, longest: 50_000, onServer: false },
  'HTML as text': { read: plainText, texts: html, longest: 60_000, onServer: false },
  'pictures of HTML': {
    read: picturesIn,
    texts: [repeat('<img data-src="file:abcdefgh">'), repeat('<img ')],
    longest: 60_000,
    onServer: false,
  },
  'words of HTML': { read: textOfHtml, texts: html, longest: 200_000, onServer: true },
  JSON: {
    read: parseJson,
    texts: [
      repeat('['),
      repeat('\\\\', '"', '"'),
      repeat('\\"', '"', '"'),
      repeat('"'),
      repeat('1,', '[', '1]'),
      numbered((index) => `"k${index}":1,`, '{', '"k":1}'),
      repeat('\\u00001', '"', '"'),
    ],
    longest: 1024 * 1024,
    onServer: true,
  },
  'folded text': {
    read: (text) => fold(text),
    texts: [marks, repeat('\u0315\u0300', 'a'), repeat('\uFDFA'), repeat('é')],
    longest: 50_000,
    onServer: true,
  },
  'search words': {
    read: splitPhrases,
    texts: [repeat('a '), repeat('a.'), repeat(' '), marks, repeat('漢')],
    longest: 200,
    onServer: true,
  },
  excerpt: {
    read: (text) =>
      createExcerpt(text, [`${'a '.repeat(99)}b`, ...Array.from({ length: 99 }, (_, index) => `a a${index}`)]),
    texts: [repeat('a '), repeat(' '), repeat('漢'), marks],
    longest: 200_000,
    onServer: true,
  },
  distance: {
    read: (text) => measureDistance(text, text.toUpperCase(), 2),
    texts: [repeat('a'), repeat('ab')],
    longest: 40,
    onServer: true,
  },
  'sizes of pictures': {
    read: (text) => readPictureSize(toBytes(text)),
    texts: [
      repeat('\xFF', '\xFF\xD8'),
      repeat('\xFF\xE0\0\x02', '\xFF\xD8'),
      repeat('ispe', '\0\0\0\0ftypavif'),
      repeat('i', '\0\0\0\0ftypavif'),
    ],
    longest: 300_000,
    onServer: false,
  },
  'kinds of files': {
    read: (text) => inspectFile(text.slice(0, 255), toBytes(text)),
    texts: [repeat('.pdf'), repeat('MZ')],
    longest: 10_000,
    onServer: true,
  },
  'address of a page': {
    read: parseEmbed,
    texts: [repeat('a/', 'https://vimeo.com/'), repeat('a.', 'https://')],
    longest: 200_000,
    onServer: true,
  },
  'picture in an address': {
    read: shownPicture,
    texts: [repeat('a', 'data:image/png;base64,'), repeat('/a', '/api'), repeat('-', '/api/')],
    longest: 1_000_000,
    onServer: false,
  },
  'cost of Markdown': {
    read: checkMarkdown,
    texts: ['*', '\n- ', '\n \n', '|', '|\n', '@', ' \n', '\\', ' '].map((unit) => repeat(unit)),
    longest: 200_000,
    onServer: false,
  },
  'signs of Markdown': {
    read: looksLikeMarkdown,
    texts: ['- a\n', '\n', '|a\n', '**a', '[a](https:', ' ', '1'].map((unit) => repeat(unit)),
    longest: 200_000,
    onServer: false,
  },
}

/** Milliseconds; shorter times depend on the machine. */
const negligible = 36
/** Maximum factor for a text four times as long; quadratic cost would be sixteen times as long. */
const maxGrowth = 9
/** Milliseconds that the server may be blocked. */
const maxHold = 100

const createRead =
  ({ read }: Reader, text: string) =>
  () => {
    try {
      read(text)
    } catch {
      // A refusal is a valid response; its cost counts.
    }
  }

/** The fault in the cost of a text, if any. */
function findFault(reader: Reader, createText: (size: number) => string): string[] {
  const work = (size: number) => createRead(reader, createText(size))
  const growth = leastGrowth(work, { small: reader.longest / 4, large: reader.longest }, negligible)
  const hold = reader.onServer ? leastCpuTime(work(reader.longest), 5) : 0
  if (growth <= maxGrowth && hold <= maxHold) return []
  const title = JSON.stringify(createText(10).slice(0, 40))
  return [`${title}: ${growth.toFixed(1)} times the cost for four times the length, ${Math.round(hold)} ms`]
}

test.each(Object.entries(readers))('%s: the cost depends only on the length', { timeout: 60_000 }, (_, reader) => {
  expect(reader.texts.flatMap((text) => findFault(reader, text))).toEqual([])
})

// Files that parse with a library. Those of modules have a path within the module, and a test of their own there.
const testedFiles = [
  'detail/text-diff.tsx',
  'history/compared.ts',
  'files/read-guest.ts',
  'files/read-ics.ts',
  'files/read-reminder.ts',
  'src/platform/text/csv.ts',
  'src/platform/server/html/parse-html.ts',
  'src/platform/server/html/rich-text.ts',
  'src/platform/server/html/stored-html.ts',
  'src/platform/ui/rich-text/document/markdown.ts',
]
const libraries =
  /from '(?:papaparse|ical\.js|parse5|hast-util-[\w-]+|diff|marked|@tiptap\/markdown|mailparser|postal-mime|jszip|fflate|yaml)'/

test('lists every file that parses with a library', () => {
  const parsingFiles = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !/\.(?:test|e2e)\.tsx?$|\/tests\//.test(file))
    .filter((file) => libraries.test(readFileSync(path.join(root, file), 'utf8')))
    .map((file) => file.replace(/^src\/modules\/[^/]+\//, ''))
  expect(parsingFiles.filter((file) => !testedFiles.includes(file))).toEqual([])
  expect(parsingFiles).toContain('src/platform/text/csv.ts')
})
