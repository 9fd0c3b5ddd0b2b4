import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeFieldsReadOnly, reactMark, releaseFields } from './read-only-fields.ts'

const fields = [
  '<form><p>An &lt;input> in a text</p><input type="text" value="a &gt; b" name="one"/>',
  '<input type="checkbox" checked=""/><input readonly="" name="own"/><input disabled=""/>',
  '<textarea name="two">Some text</textarea><button>Send</button></form>',
].join('')

const heldBy = (attribute: string) =>
  [...document.querySelectorAll(`[${attribute}]`)].map(
    (field) => `${field.tagName} ${field.getAttribute('name') ?? ''}`,
  )

test('keeps each field from being changed until it is hydrated', async () => {
  document.body.innerHTML = makeFieldsReadOnly(fields)
  expect(heldBy('readonly')).toEqual(['INPUT one', 'INPUT own', 'TEXTAREA two'])
  expect(heldBy('inert')).toEqual(['INPUT '])
  expect(document.querySelector('textarea')?.value).toBe('Some text')

  releaseFields()
  expect(heldBy('readonly')).toHaveLength(3)
  for (const field of document.querySelectorAll('input')) Object.assign(field, { [`${reactMark}$1`]: {} })
  await waitFor(() => expect(heldBy('readonly')).toEqual(['INPUT own', 'TEXTAREA two']))
  expect(heldBy('inert')).toEqual([])
  for (const field of document.querySelectorAll('textarea')) Object.assign(field, { [`${reactMark}$1`]: {} })
  await waitFor(() => expect(heldBy('readonly')).toEqual(['INPUT own']))
  const plain = document.createElement('div')
  plain.innerHTML = fields
  expect(document.body.innerHTML).toBe(plain.innerHTML)
})

test('keeps a choice from being changed, which a read-only field would not', () => {
  expect(makeFieldsReadOnly('<select name="one">')).toBe('<select data-held="" inert="" name="one">')
})
