import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { addTexts, loadTexts } from '#platform/i18n/texts.ts'
import { createQueryClient } from '#platform/web/api/query-client.ts'
import texts from '../locales/en.json' with { type: 'json' }
import { CalendarDialog } from './calendar-dialog.tsx'

beforeAll(async () => {
  await Promise.all([loadTexts('platform'), loadTexts('form'), addTexts('calendar', 'en', texts)])
})
afterEach(cleanup)

function open() {
  const close = vi.fn<() => void>()
  render(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <CalendarDialog calendar="new" onClose={close} />
    </QueryClientProvider>,
  )
  const field = screen.getByRole('textbox', { name: /^Name/ })
  const escape = () =>
    act(async () => {
      fireEvent.keyDown(field, { key: 'Escape' })
      // The question appears in the next task.
      await new Promise((resolve) => setTimeout(resolve, 10))
    })
  return { close, field, escape }
}

test('Escape closes an untouched calendar, and asks before it discards what was typed', async () => {
  const untouched = open()
  await untouched.escape()
  expect(untouched.close).toHaveBeenCalledOnce()
  cleanup()

  const typed = open()
  fireEvent.change(typed.field, { target: { value: 'Team' } })
  await typed.escape()
  expect(typed.close).not.toHaveBeenCalled()
  expect(screen.getByText('Leave without saving?')).toBeTruthy()
})
