import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadTexts } from '#platform/i18n/texts.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

beforeAll(async () => void (await loadTexts('platform')))
afterEach(cleanup)

function renderDialog() {
  const reported = vi.fn<(what: string) => void>()
  render(
    <ConfirmDialog
      title="Delete it?"
      action="Delete"
      onConfirm={() => reported('confirm')}
      onCancel={() => reported('cancel')}
      onClose={() => reported('close')}
    />,
  )
  return () => reported.mock.calls.flat()
}

test('calls `onConfirm`, then `onClose`', () => {
  const reported = renderDialog()
  fireEvent.click(screen.getByText('Delete'))
  expect(reported()).toEqual(['confirm', 'close'])
})

test('calls `onCancel`, then `onClose`', () => {
  const reported = renderDialog()
  fireEvent.click(screen.getByText('Cancel'))
  expect(reported()).toEqual(['cancel', 'close'])
})
