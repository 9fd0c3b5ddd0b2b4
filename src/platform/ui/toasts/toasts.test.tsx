import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { loadTexts } from '#platform/i18n/texts.ts'
import { toast, toasts } from './toast.ts'
import { Toasts } from './toasts.tsx'

beforeAll(async () => void (await loadTexts('platform')))
afterEach(() => {
  cleanup()
  toasts.set([])
})

test('a further message is said alone, and whole', async () => {
  render(<Toasts />)
  await act(async () => {
    toast({ text: 'Aroha deleted', action: { label: 'Undo', run: () => {} } })
    toast({ text: 'Åsa deleted', action: { label: 'Undo', run: () => {} } })
  })
  expect(screen.getByRole('status', { hidden: true }).getAttribute('aria-atomic')).toBe('false')
  const messages = screen.getAllByRole('listitem', { hidden: true })
  expect(messages.map((message) => message.getAttribute('aria-atomic'))).toEqual(['true', 'true'])
})
