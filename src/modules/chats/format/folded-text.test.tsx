import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { addTexts } from '#platform/i18n/texts.ts'
import texts from '../locales/en.json' with { type: 'json' }
import { FoldedText } from './folded-text.tsx'

vi.mock(import('./message-text.tsx'), () => ({ MessageText: ({ msg }) => <p>{msg}</p> }))

afterEach(cleanup)

test.each([
  ['many characters', 'x'.repeat(1501)],
  ['many lines', 'x\n'.repeat(21)],
])('a message of %s is folded until the user wants all of it', (_, msg) => {
  void addTexts('chats', 'en', texts)
  render(<FoldedText msg={msg} />)
  const button = screen.getByRole('button', { name: 'Show all' })
  const text = document.getElementById(button.getAttribute('aria-controls') ?? '')
  expect(text?.dataset['folded']).toBe('true')
  fireEvent.click(button)
  expect(text?.dataset['folded']).toBe('false')
  expect(button.textContent).toBe('Show less')
})

test('a short message is not folded', () => {
  void addTexts('chats', 'en', texts)
  render(<FoldedText msg="Good morning" />)
  expect(screen.queryByRole('button')).toBeNull()
})
