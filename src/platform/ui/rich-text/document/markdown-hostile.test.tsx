import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastCpuTime } from '#testing/inputs/cpu-time.ts'
import { htmlOfMarkdown, toMarkdown } from './markdown.ts'
import { OversizedMarkdown } from './markdown-cost.ts'
import { looksLikeMarkdown } from './markdown-paste.ts'

const sound = [
  '# Tides',
  '',
  '- [ ] nets',
  '- ropes',
  '',
  '| a | b |',
  '|---|---|',
  '| 1 | *2* |',
  '',
  '> [x](https://x.example)',
]

/** Elements and attributes that could run code or send a request when displayed. */
function harmful(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.querySelectorAll('*')].flatMap((element) => [
    ...(/^(?:script|style|iframe|object|embed|form|svg|math|link|meta|base)$/.test(element.localName)
      ? [element.localName]
      : []),
    ...[...element.attributes]
      .filter(
        ({ name, value }) =>
          name.startsWith('on') || /^\s*(?:javascript|data|vbscript):/i.test(value) || name === 'src',
      )
      .map(({ name, value }) => `${name}=${value}`),
  ])
}

/** Parses Markdown; '' if it is too deeply nested or too expensive. */
function read(markdown: string) {
  try {
    return htmlOfMarkdown(markdown)
  } catch (error) {
    if (error instanceof RangeError || error instanceof OversizedMarkdown) return ''
    throw error
  }
}

const hostile: [string, string][] = [
  ['nothing', ''],
  ['quotes within quotes', `${'>'.repeat(5000)} x`],
  ['lists within lists', Array.from({ length: 500 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n')],
  ['brackets that nobody closes', '['.repeat(5000)],
  ['stars that nobody closes', '*a '.repeat(1000)],
  ['underlines and stars in turn', '*_'.repeat(20_000)],
  ['backticks of every length', Array.from({ length: 100 }, (_, count) => '`'.repeat(count)).join(' ')],
  ['a fence that nobody closes', `\`\`\`\n${'x\n'.repeat(20_000)}`],
  ['a table of two hundred columns', `${'|a'.repeat(200)}|\n${'|-'.repeat(200)}|\n${'|b'.repeat(200)}|`],
  ['a script', '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\n<svg onload=alert(1)>'],
  ['addresses that run', '[a](javascript:alert(1)) [b](data:text/html,x) <javascript:alert(1)> ![c](javascript:x)'],
  ['addresses that hide', '[a](java\tscript:alert(1)) [b](&#106;avascript:alert(1)) [c]: javascript:x\n\n[c]'],
  ['pictures of others', '![a](https://x.example/a.png) <img src="https://x.example/b.png">'],
  ['what closes an attribute', '[a](<https://x.example/"onmouseover="alert(1)>) ![" onerror="x](y)'],
  ['comments and sections', '<!-- --!> <![CDATA[ <?xml <!DOCTYPE x>'],
  ['entities by the thousand', '&lt;&#60;&amp;'.repeat(5000)],
  ['halves of letters and no text', '\uD800 \0 \u0001 \uDFFF'],
]

test.each(hostile)('%s: contains nothing harmful', (_, markdown) => {
  const html = read(markdown)
  expect(harmful(html)).toEqual([])
  expect(harmful(read(toMarkdown(html)))).toEqual([])
})

test(
  'any mixture is parsed without harmful content, also after a conversion to Markdown and back',
  { timeout: 60_000 },
  () => {
    const signs = fc.constantFrom(
      '*',
      '_',
      '`',
      '[',
      '](',
      ')',
      '<',
      '>',
      '|',
      '#',
      '- ',
      '\n',
      '\n\n',
      '\\',
      '&',
      '"',
      '![',
    )
    const bad = fc.constantFrom('<script>', 'javascript:alert(1)', '<img src=x onerror=x>', '@[', '<table>', '</p>')
    const piece = fc.oneof(fc.constantFrom(...sound), signs, bad, fc.string({ unit: 'grapheme', maxLength: 12 }))
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const html = htmlOfMarkdown(pieces.join(''))
        expect(harmful(html)).toEqual([])
        expect(harmful(htmlOfMarkdown(toMarkdown(html)))).toEqual([])
      }),
      { numRuns: 150, seed: 9 },
    )
  },
)

test.each([
  ['*a '.repeat(65_000)],
  ['**a '.repeat(50_000)],
  ['_a\n'.repeat(60_000)],
  ['> *a\n'.repeat(40_000)],
  ['2) *a\n'.repeat(30_000)],
  ['['.repeat(200_000)],
  ['<'.repeat(200_000)],
  [`${'*a '.repeat(1000)}\n\n`.repeat(60)],
  ['\\a'.repeat(100_000)],
  ['a@'.repeat(100_000)],
  ['a  \n'.repeat(50_000)],
  ['http://a '.repeat(20_000)],
  [`${'|a'.repeat(1000)}|\n${'|-'.repeat(1000)}|\n${'|b\n'.repeat(1000)}`],
  ['x'.repeat(200_001)],
])('rejects thousands of unclosed marks immediately (%#)', (markdown) => {
  const refuse = () => expect(() => htmlOfMarkdown(markdown)).toThrow(OversizedMarkdown)
  expect(leastCpuTime(refuse)).toBeLessThan(100)
})

test.each([['['], ['[a](https:'], ['|'], ['- a\n\n'], [' **a'], ['\n'], ['1. ']])(
  'checks a long text of %j quickly',
  (sign) => {
    const text = sign.repeat(1_000_000 / sign.length)
    expect(leastCpuTime(() => looksLikeMarkdown(text))).toBeLessThan(200)
  },
)

test('parses a long regular text', () => {
  const text = `# Tides\n\n${'The *ebb* and the **flow** of [it](https://x.example), `day` by day.\n\n'.repeat(300)}${'- **one** thing\n'.repeat(300)}`
  expect(htmlOfMarkdown(text)).toContain('<em>ebb</em>')
})
