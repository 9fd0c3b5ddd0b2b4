import { expect, test } from 'vitest'
import { parseAddress, shownAddress } from './link-address.ts'

test.each([
  ['example.com', 'https://example.com'],
  [' www.example.com/a?b=c#d ', 'https://www.example.com/a?b=c#d'],
  ['//example.com', 'https://example.com'],
  ['http://localhost:8080/x', 'http://localhost:8080/x'],
  ['morag@fernhill.example', 'mailto:morag@fernhill.example'],
  ['mailto:morag@fernhill.example?subject=Hares', 'mailto:morag@fernhill.example?subject=Hares'],
  ['+44 131 496 0111', 'tel:+441314960111'],
  ['例子.测试', 'https://例子.测试'],
])('%s becomes %s', (typed, address) => expect(parseAddress(typed)).toBe(address))

test.each([
  '',
  'hares',
  'two words.example',
  'javascript:alert(1)',
  'JAVASCRIPT://x.example/%0aalert(1)',
  'data:text/html,x',
  'https://',
  'a@b',
])('%s is not a valid URL', (typed) => expect(parseAddress(typed)).toBeUndefined())

test('shows a URL as users type it', () => {
  expect(shownAddress('mailto:morag@fernhill.example')).toBe('morag@fernhill.example')
  expect(shownAddress('https://example.com')).toBe('https://example.com')
})
