import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadTexts } from '#platform/i18n/texts.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

beforeAll(async () => void (await loadTexts('platform')))
afterEach(cleanup)

function ask() {
  const told = vi.fn<(what: string) => void>()
  render(
    <ConfirmDialog
      title="Delete it?"
      action="Delete"
      onConfirm={() => told('confirm')}
      onCancel={() => told('cancel')}
      onClose={() => told('close')}
    />,
  )
  return () => told.mock.calls.flat()
}

test('a yes is no cancel, and the dialog is gone after both', () => {
  const told = ask()
  fireEvent.click(screen.getByText('Delete'))
  expect(told()).toEqual(['confirm', 'close'])
})

test('a no is told before the dialog is gone', () => {
  const told = ask()
  fireEvent.click(screen.getByText('Cancel'))
  expect(told()).toEqual(['cancel', 'close'])
})
