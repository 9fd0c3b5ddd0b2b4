import { expect, test } from 'vitest'
import { splitQuote } from '../split-quote.ts'

test('separates the quotation at the end of a reply', () => {
  const ownText = '<p>Yes, gladly.</p><p>Inês</p>'
  const quote =
    '<p>On 3 March, Isla wrote:</p><blockquote><p>Would you?</p><blockquote><p>Old</p></blockquote></blockquote>'
  expect(splitQuote(`${ownText}${quote}`)).toEqual({ text: ownText, quote })
})

test('does not separate a quotation with text below it', () => {
  const html = '<p>You wrote:</p><blockquote><p>Half</p></blockquote><p>That is less than I hoped.</p>'
  expect(splitQuote(html)).toEqual({ text: html, quote: undefined })
})

test('ignores empty lines below a quotation', () => {
  const html = '<p>Hi</p><blockquote><p>Old</p></blockquote><p></p><p><br></p>'
  expect(splitQuote(html)).toEqual({
    text: '<p>Hi</p>',
    quote: '<blockquote><p>Old</p></blockquote><p></p><p><br></p>',
  })
})

test('treats the header of a forwarded message as part of the quotation', () => {
  const html = '<p></p><p>---------- Forwarded message<br>From: Isla</p><blockquote><p>Words</p></blockquote>'
  expect(splitQuote(html).text).toBe('<p></p>')
})

test.each(['', 'plain', '<p>Hi<br>there</p>', '<ul><li><p>a</p></li></ul>', '<p>broken', '</p>', '<blockquote>'])(
  'finds no quotation in %j',
  (html) => {
    expect(splitQuote(html)).toEqual({ text: html, quote: undefined })
  },
)
