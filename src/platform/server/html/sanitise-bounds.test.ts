import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastCpuTime } from '#testing/inputs/cpu-time.ts'
import { scanHtml } from './html-scan.ts'
import { HtmlRefused } from './parse-html.ts'
import { sanitise } from './rich-text.ts'
import { picturesIn, plainText, showPictures } from './stored-html.ts'

const kinds = [{}, { article: true }, { article: true, mentions: true }] as const

/** The reason of the refusal, or the length of the result. */
function outcome(html: string, kind: Parameters<typeof sanitise>[1] = {}) {
  try {
    return sanitise(html, kind).length
  } catch (error) {
    if (error instanceof HtmlRefused) return error.reason.reason
    throw error
  }
}

const countDays = (result: number | string) => (typeof result === 'number' ? result : 0)

const leastTime = (work: () => unknown) => leastCpuTime(work, 5)

const attributes = (many: number) => Array.from({ length: many }, (_, index) => `a${index}`).join(' ')
const formatted = (many: number) => Array.from({ length: many }, (_, index) => `<b a${index}>`).join('')
const filled = (begin: string, unit: string, length: number) =>
  begin + unit.repeat((length - begin.length) / unit.length)

const expensive = (length: number): [string, string][] => [
  ['formatting before many blocks', filled(`<p>${formatted(50)}</p>`, '<p>x</p>', length)],
  ['some formatting before many blocks', filled(`<p>${formatted(8)}</p>`, '<p>x', length)],
  ['formatting of each kind', filled('<p><b><i><u><s><em><strong><code></p>', '<p>x', length)],
  ['a long link that is opened again', filled(`<p><a href="https://x/${'y'.repeat(length / 4)}"></p>`, '<p>x', length)],
  ['formatting that is misnested', filled('', '<b><p></b>', length)],
  ['links in links', filled('', '<a href="tel:1"><p>', length)],
  ['nobr', filled('', '<nobr><p>x', length)],
  ['nested elements', filled('', '<div>', length)],
  ['nested tables', filled('', '<table><tr><td>', length)],
  ['links in a table', filled('<table><tr>', '<a href="tel:1">x</a>', length)],
  ['text in a table', filled('<table>', 'x<tr>', length)],
  ['cells', filled('<table>', '<td>1', length)],
  ['many attributes', filled('', `<p ${attributes(40)}>`, length)],
  ['many attributes of one tag', `<p ${filled('', 'a1 ', length)}>`],
  ['a long attribute', `<p title="${filled('', 'x', length)}">x`],
  ['a quote that is never closed', filled('<p title="', '<b>', length)],
  ['comments', filled('', '<!---->', length)],
  ['comments that are never closed', filled('', '<!--', length)],
  ['CDATA', filled('', '<![CDATA[', length)],
  ['entities', filled('', '&NotEqualTilde;', length)],
  ['ampersands', filled('', '&', length)],
  ['angle brackets', filled('', '<', length)],
  ['templates', filled('', '<template>', length)],
  ['svg', filled('', '<svg><p>', length)],
  ['math', filled('', '<math><mi>', length)],
  ['noscript', filled('', '<noscript>', length)],
  ['choices', filled('', '<select><option>', length)],
  ['cards', filled('', '<p data-embed><a href="https://x.example">x</a></p>', length)],
  ['names in names', filled('', '<span data-mention=a>', length)],
]

test.each(expensive(4000))('%s: 4,000 characters take little time and produce little output', (_, html) => {
  for (const kind of kinds) {
    const result = outcome(html, kind)
    expect(countDays(result)).toBeLessThanOrEqual(4 * html.length + 16_000)
    expect(leastTime(() => outcome(html, kind))).toBeLessThan(50)
  }
})

test.each(expensive(199_000))('%s: 200,000 characters are sanitised or refused within a second', (_, html) => {
  const result = outcome(html, { article: true })
  expect(countDays(result)).toBeLessThanOrEqual(200_000)
  expect(leastTime(() => outcome(html, { article: true }))).toBeLessThan(1000)
})

test.each([
  ['depth', '<div>'.repeat(2300), 'tooComplex'],
  ['formatting', `<p>${formatted(100)}</p>${'<p>x</p>'.repeat(1000)}`, 'tooComplex'],
  ['growing text', '&'.repeat(100_000), 'tooLong'],
])('refuses %s with its reason', (_, html, reason) => {
  expect(outcome(html)).toBe(reason)
})

test('limits the output of formatting that only looks closed', () => {
  const html = `<table><td>${'<b a><td></b>'.repeat(500)}`
  expect(scanHtml(html)).toBeUndefined()
  expect(countDays(outcome(html))).toBeLessThanOrEqual(4 * html.length + 16_000)
})

test('limits the output to the length of the field as well', () => {
  expect(outcome('&'.repeat(400), { max: 1000 })).toBe('tooLong')
  expect(outcome('&'.repeat(100), { max: 1000 })).toBe(600)
})

test.each([
  ['of short words', 'a '.repeat(90_000)],
  ['of a long article', 'And so on, as far as it goes. '.repeat(6000)],
  ['of many lines', 'A line\n'.repeat(25_000)],
])('keeps one paragraph %s as one node', (_, text) => {
  const html = `<p>${text.trim()}</p>`
  expect(sanitise(html, { article: true })).toBe(html)
})

test('keeps deep but legal HTML', () => {
  const list = `${'<ul><li><p>a</p>'.repeat(60)}${'</li></ul>'.repeat(60)}`
  expect(sanitise(list)).toBe(list)
  expect(plainText(list).split('\n')).toHaveLength(60)
})

const name = fc.constantFrom(
  ...(
    'a b i u em font nobr p div span li ul ol table tr td th tbody caption br hr img pre code blockquote h1 button select ' +
    'option svg math mi title template script style noscript textarea iframe form input body html plaintext object marquee'
  ).split(' '),
)
const attribute = fc.constantFrom(
  '',
  ' a',
  ' href="https://x.example"',
  ' data-embed',
  ' data-mention=u1',
  ' data-src="file:12345678"',
  ' dir=rtl',
)
const piece = fc.oneof(
  fc.tuple(name, attribute).map(([tag, given]) => `<${tag}${given}>`),
  name.map((tag) => `</${tag}>`),
  fc.constantFrom(
    'x',
    ' ',
    '\n',
    '&amp;',
    '&lt;b&gt;',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '"',
    '\0',
    '<b title="',
    '>',
  ),
  fc.string(),
)
const html = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''))

test('refuses any text, or sanitises it completely and within its limits', () => {
  fc.assert(
    fc.property(html, fc.constantFrom(...kinds), (given, kind) => {
      const result = outcome(given, kind)
      if (typeof result === 'string') return
      const clean = sanitise(given, kind)
      expect(clean.length).toBeLessThanOrEqual(4 * given.length + 16_000)
      expect(scanHtml(clean)).toBeUndefined()
      expect(sanitise(clean, kind)).toBe(clean)
      expect(clean).not.toMatch(
        /<(?!\/?(?:a|b|blockquote|br|code|del|div|em|h[1-6]|hr|i|img|li|ol|p|pre|s|span|strong|su[bp]|table|tbody|td|tfoot|th|thead|tr|u|ul)[ >])/,
      )
      expect(showPictures(clean, () => undefined)).not.toContain('<img')
      expect(plainText(clean)).not.toContain('\0')
      picturesIn(clean)
    }),
    { numRuns: 1500 },
  )
})
