import { expect, test } from 'vitest'
import { type EditedText, startEdit, withRefused, withSaved, withSent } from './use-edited-text.ts'

const typed = (text: string, saved: string): EditedText => ({ ...startEdit(saved), text })
const send = (edited: EditedText): EditedText => ({ ...edited, sent: { text: edited.text, base: edited.base } })

test('follows the saved text until the user types', () => {
  expect(withSaved(startEdit('Draft'), 'Plan')).toEqual(startEdit('Plan'))
})

test('keeps typed text, and the text that it began with, when another user saves', () => {
  expect(withSaved(typed('Mine', 'Draft'), 'Theirs')).toEqual({ text: 'Mine', base: 'Draft', saved: 'Theirs' })
})

test('keeps the text of an edit that failed, which can then be saved', () => {
  const shown = withSaved(send(typed('Mine', 'Draft')), 'Mine')
  expect(shown.text).toBe('Mine')
  const failed = withSaved(shown, 'Draft')
  expect(failed).toEqual({ text: 'Mine', base: 'Draft', saved: 'Draft' })
})

test('a second attempt after a conflict replaces the other text', () => {
  const failed = withSaved(withSaved(send(typed('Mine', 'Draft')), 'Mine'), 'Draft')
  const known = withSaved(send(failed), 'Theirs')
  expect(known).toMatchObject({ text: 'Mine', base: 'Theirs' })
})

test('follows the saved text again after an edit was saved', () => {
  const shown = withSaved(send(typed('Mine', 'Draft')), 'Mine')
  expect(withSaved(shown, 'Theirs')).toMatchObject({ text: 'Theirs', base: 'Theirs' })
})

test('follows another user who restores the earlier text after an edit was saved', () => {
  const shown = withSaved(send(typed('Mine', 'Draft')), 'Mine')
  expect(shown.sent).toBeDefined()
  const known = shown.sent ? withSent(shown, shown.sent) : shown
  expect(withSaved(known, 'Draft')).toMatchObject({ text: 'Draft', base: 'Draft' })
})

test('text typed while an edit is being saved is based on that edit', () => {
  const sent = { text: 'Mine', base: 'Draft' }
  const typing: EditedText = { text: 'Mine too', base: 'Draft', saved: 'Draft', sent }
  expect(withSent(typing, sent)).toEqual({ text: 'Mine too', base: 'Mine', saved: 'Draft' })
})

test('refused text stays visible when another user’s text arrived before the refusal', () => {
  const sent = { text: 'Mine', base: 'Draft' }
  const shown = withSaved({ ...typed('Mine', 'Draft'), sent }, 'Mine')
  const replaced = withSaved(shown, 'Theirs')
  expect(replaced.text).toBe('Theirs')
  expect(withRefused(replaced, sent)).toEqual({ text: 'Mine', base: 'Theirs', saved: 'Theirs' })
})

test('refused text stays visible when another user’s text arrives after the refusal', () => {
  const sent = { text: 'Mine', base: 'Draft' }
  const shown = withSaved({ ...typed('Mine', 'Draft'), sent }, 'Mine')
  const refused = withRefused(shown, sent)
  expect(refused.text).toBe('Mine')
  expect(withSaved(refused, 'Theirs')).toEqual({ text: 'Mine', base: 'Theirs', saved: 'Theirs' })
})

test('a refusal keeps what was typed since, and another edit that is under way', () => {
  const sent = { text: 'Mine', base: 'Draft' }
  const typing: EditedText = { text: 'Mine too', base: 'Draft', saved: 'Theirs', sent }
  expect(withRefused(typing, sent).text).toBe('Mine too')
  const again = { ...typing, sent: { text: 'Mine too', base: 'Theirs' } }
  expect(withRefused(again, sent)).toBe(again)
})
