import { expect, test } from 'vitest'
import { splitQuote } from './split-quote.ts'

test('what an answer quotes at its end is apart from its own words', () => {
  const own = '<p>Yes, gladly.</p><p>Inês</p>'
  const quote =
    '<p>On 3 March, Isla wrote:</p><blockquote><p>Would you?</p><blockquote><p>Old</p></blockquote></blockquote>'
  expect(splitQuote(`${own}${quote}`)).toEqual({ own, quote })
})

test('a quotation with words below it is part of the text', () => {
  const html = '<p>You wrote:</p><blockquote><p>Half</p></blockquote><p>That is less than I hoped.</p>'
  expect(splitQuote(html)).toEqual({ own: html, quote: undefined })
})

test('empty lines below a quotation are nothing', () => {
  const html = '<p>Hi</p><blockquote><p>Old</p></blockquote><p></p><p><br></p>'
  expect(splitQuote(html)).toEqual({ own: '<p>Hi</p>', quote: '<blockquote><p>Old</p></blockquote><p></p><p><br></p>' })
})

test('a forward begins with its head', () => {
  const html = '<p></p><p>---------- Forwarded message<br>From: Isla</p><blockquote><p>Words</p></blockquote>'
  expect(splitQuote(html).own).toBe('<p></p>')
})

test.each(['', 'plain', '<p>Hi<br>there</p>', '<ul><li><p>a</p></li></ul>', '<p>broken', '</p>', '<blockquote>'])(
  '%j has nothing quoted',
  (html) => {
    expect(splitQuote(html)).toEqual({ own: html, quote: undefined })
  },
)
