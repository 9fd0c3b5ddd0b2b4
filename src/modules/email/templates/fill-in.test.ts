import { expect, test } from 'vitest'
import { fillInTemplate, fillInSubject, withTemplate } from './fill-in.ts'

const values = { recipient: { name: 'Ana "Ann" Sol', email: 'ana@sol.example' }, sender: 'Inês', today: '21 November' }

test.each([
  ['<p>Dear {{recipient.firstname}},</p>', '<p>Dear Ana,</p>'],
  ['{{ recipient.name }} {{sender.name}} {{today}}', 'Ana &quot;Ann&quot; Sol Inês 21 November'],
  ['{{toString}} {{recipient.phone}} {{', '{{toString}} {{recipient.phone}} {{'],
])('fills in %s as %s', (html, filled) => {
  expect(fillInTemplate(html, values)).toBe(filled)
})

test('leaves placeholders of the recipient visible until there is one, and uses the address of one without a name', () => {
  expect(fillInTemplate('{{recipient.name}}', { ...values, recipient: undefined })).toBe('{{recipient.name}}')
  const nameless = { name: '', email: 'ana@sol.example' }
  expect(fillInSubject('For {{recipient.firstname}}', { ...values, recipient: nameless })).toBe('For ana@sol.example')
  expect(fillInSubject('{{recipient.name}}', values)).toBe('Ana "Ann" Sol')
})

test.each([
  ['', '', '<p>T</p>'],
  ['<p></p><p>Sig</p>', '<p>Sig</p>', '<p>T</p><p></p><p>Sig</p>'],
  ['<p>Own</p><p>Sig</p>', '<p>Sig</p>', '<p>Own</p><p>T</p><p></p><p>Sig</p>'],
  ['<p>Own</p><p>/</p><p>$& end</p>', '', '<p>Own</p><p>T</p><p>$& end</p>'],
  ['<p>Own</p>', '', '<p>Own</p><p>T</p>'],
])('inserts a template into %j before the signature %j', (body, signature, expected) => {
  expect(withTemplate(body, '<p>T</p>', signature)).toBe(expected)
})
