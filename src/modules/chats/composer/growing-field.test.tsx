import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { addTexts } from '#platform/i18n/texts.ts'
import texts from '../locales/en.json' with { type: 'json' }
import { GrowingField } from './growing-field.tsx'

afterEach(cleanup)

function Field() {
  const [value, setValue] = useState('')
  return <GrowingField label="Message" value={value} onChange={setValue} maxLength={10} />
}

test('a text above the limit is kept whole, and the field says how much it is too long', () => {
  void addTexts('chats', 'en', texts)
  render(<Field />)
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  const pasted = 'x'.repeat(12)
  fireEvent.change(field, { target: { value: pasted } })
  expect(field.value).toBe(pasted)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe('2 characters over the limit')
  fireEvent.change(field, { target: { value: 'short' } })
  expect(screen.getByRole('status').textContent).toBe('')
})
