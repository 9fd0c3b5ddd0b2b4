import { expect, test } from 'vitest'
import { leastCpuTime } from '#testing/inputs/cpu-time.ts'
import { MessageText } from '../contract-shapes.ts'
import { type Inline, parseInline, parseMessage, messageAsText } from './parse-message.ts'

/** Formats the parsed parts as one readable line. */
const getText = (parts: readonly Inline[]): string =>
  parts
    .map((part) => {
      if (part.kind === 'text') return part.text
      if (part.kind === 'mention') return `[@ ${part.userId}]`
      if (part.kind === 'channel') return `[# ${part.id} ${part.name}]`
      if (part.kind === 'link') return `[link ${part.href}]`
      if (part.kind === 'code') return `[code ${part.text}]`
      return `[${part.kind} ${getText(part.children)}]`
    })
    .join('')

test.each([
  ['plain words', 'plain words'],
  ['see <#7|Lunch_and_tea>, *<#1|General>*', 'see [# 7 Lunch_and_tea], [bold [# 1 General]]'],
  ['*bold* and _italic_ and ~gone~', '[bold bold] and [italic italic] and [strike gone]'],
  ['*bold _and italic_*', '[bold bold [italic and italic]]'],
  ['(*bold*), *bold*.', '([bold bold]), [bold bold].'],
  ['2*3*4 snake_case_name a~b~c', '2*3*4 snake_case_name a~b~c'],
  ['* not bold * and *not closed', '* not bold * and *not closed'],
  ['** and __ and ~~', '** and __ and ~~'],
  ['`*code*` is _not_ bold', '[code *code*] is [italic not] bold'],
  ['*with `a*b` inside*', '[bold with [code a*b] inside]'],
  ['``', '``'],
  ['hi <@u3>, <@all>!', 'hi [@ u3], [@ all]!'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['<@u 3> <@>', '<@u 3> <@>'],
  ['see https://a.example/x_y_z?q=*a*.', 'see [link https://a.example/x_y_z?q=*a]*.'],
  ['(https://a.example/b_(c))', '([link https://a.example/b_(c)])'],
  ['www.a.example, ok', '[link https://www.a.example], ok'],
  ['javascript:alert(1) data:text/html,x', 'javascript:alert(1) data:text/html,x'],
  ['*جريء* و _مائل_', '[bold جريء] و [italic مائل]'],
  ['*粗体*，再见', '[bold 粗体]，再见'],
  ['👩‍👩‍👧‍👦 *👍*', '👩‍👩‍👧‍👦 [bold 👍]'],
])('%s', (line, expected) => expect(getText(parseInline(line))).toBe(expected))

test('parses code, quotations, lists and lines as blocks', () => {
  const blocks = parseMessage(
    'First\nSecond\n> quoted *so*\n> twice\n- one\n- two\n```ts\nconst a = *1*\n\n  <b>\n```\nEnd',
  )
  expect(blocks.map(({ kind }) => kind)).toEqual(['lines', 'quote', 'list', 'code', 'lines'])
  expect(blocks[3]).toEqual({ kind: 'code', text: 'const a = *1*\n\n  <b>' })
  expect(blocks[1]).toMatchObject({ lines: [[{}, { kind: 'bold' }], [{ kind: 'text', text: 'twice' }]] })
})

test.each([
  ['```not closed', 'lines'],
  ['``````', 'lines'],
  ['```one line```', 'code'],
])('%s is %s', (msg, kind) => expect(parseMessage(msg)).toMatchObject([{ kind }]))

test('returns nothing for an empty text, and keeps blank lines within a text', () => {
  expect(parseMessage(' \n ')).toEqual([])
  expect(parseMessage('a\n\nb')).toEqual([
    { kind: 'lines', lines: [[{ kind: 'text', text: 'a' }], [], [{ kind: 'text', text: 'b' }]] },
  ])
})

test('keeps all letters of any message', () => {
  const letters = ['*', '_', '~', '`', '<', '>', '@', 'a', ' ', '\n', '-', '(', ')', 'u3']
  let seed = 7
  for (let round = 0; round < 300; round++) {
    const msg = Array.from(
      { length: 24 },
      () => letters[(seed = (seed * 48_271) % 2_147_483_647) % letters.length],
    ).join('')
    const text = messageAsText(msg, (id) => id)
    const countLetters = (one: string) => [...one].filter((letter) => letter === 'a').length
    expect(countLetters(text), msg).toBe(countLetters(msg))
  }
})

test('keeps a long message with unclosed marks, in reasonable time', () => {
  for (const msg of ['*_~'.repeat(2600), '`'.repeat(8000)])
    expect(messageAsText(msg, (id) => id).length).toBeGreaterThan(0)
  expect(messageAsText('https://a.example/'.padEnd(8000, '('), (id) => id)).toHaveLength(8000)
})

test('converts a message to one line of plain text', () => {
  expect(messageAsText('*Hi* <@u3>\n```\ncode\n```\n- see `it`', () => 'Amina Haddad')).toBe(
    'Hi @Amina Haddad code see it',
  )
})

test('reads a message of many blanks within a moment', () => {
  const texts = [`x${' '.repeat(7998)}x`, `x${'\n'.repeat(7998)}x`]
  const read = () => texts.map((text) => messageAsText(MessageText.parse(text), String))
  expect(leastCpuTime(() => Array.from({ length: 10 }, read))).toBeLessThan(60)
})

test('removes blank lines around a message, and keeps the others', () => {
  expect(MessageText.parse(' \n\n  a \n\n b \n \n')).toBe('  a \n\n b')
  expect(MessageText.parse(' \n ')).toBe('')
})
