import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadTexts } from '#platform/i18n/texts.ts'
import { toasts } from '#platform/ui/toasts/toast.ts'
import { PurgeDialog } from './purge-dialog.tsx'
import { useTrashActions } from './use-trash-actions.ts'

beforeAll(async () => void (await loadTexts('platform')))
afterEach(() => {
  cleanup()
  toasts.set([])
})

const row = { id: 1, name: 'Pears' }

function openActions(send: () => Promise<unknown> = async () => {}, isRemovable = true) {
  const setDeleted = vi.fn<(record: typeof row, deleted: boolean) => Promise<unknown>>(send)
  const { result } = renderHook(() =>
    useTrashActions<typeof row>({
      getName: ({ name }) => name,
      setDeleted,
      purge: send,
      isRemovable: () => isRemovable,
    }),
  )
  const getMessages = () => toasts.get().map(({ text, undo }) => ({ text, hasUndo: undo !== undefined }))
  return { actions: result.current, getMessages, getChanges: () => setDeleted.mock.calls.map(([, deleted]) => deleted) }
}

test('moving to the trash and restoring show a message with an undo by the opposite call', async () => {
  const { actions, getMessages, getChanges } = openActions()
  await act(async () => actions.trash(row))
  await act(async () => actions.restore(row))
  expect(getMessages()).toEqual([
    { text: '“Pears” moved to trash.', hasUndo: true },
    { text: '“Pears” restored.', hasUndo: true },
  ])
  for (const { undo } of toasts.get()) undo?.()
  expect(getChanges()).toEqual([true, false, false, true])
})

test('deleting permanently, and restoring what cannot be moved to the trash again, have no undo', async () => {
  const { actions, getMessages } = openActions(undefined, false)
  await act(async () => actions.purge(row))
  await act(async () => actions.restore(row))
  expect(getMessages()).toEqual([
    { text: '“Pears” deleted permanently.', hasUndo: false },
    { text: '“Pears” restored.', hasUndo: false },
  ])
})

test('refused actions show no message, since the application reports them', async () => {
  const { actions, getMessages } = openActions(() => Promise.reject(new Error('refused')))
  await act(async () => {
    actions.trash(row)
    actions.restore(row)
    actions.purge(row)
  })
  expect(getMessages()).toEqual([])
})

test('asks once before a record is deleted permanently', () => {
  const onConfirm = vi.fn<() => void>()
  const onClose = vi.fn<() => void>()
  render(<PurgeDialog name="Pears" onConfirm={onConfirm} onClose={onClose} />)
  expect(screen.getByRole('alertdialog', { name: 'Delete “Pears” permanently?' }).textContent).toContain(
    'This cannot be undone.',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Delete permanently' }))
  expect(onConfirm).toHaveBeenCalledOnce()
  expect(onClose).toHaveBeenCalledOnce()
})
