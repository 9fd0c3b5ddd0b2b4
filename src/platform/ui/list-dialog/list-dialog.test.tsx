import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadTexts } from '#platform/i18n/texts.ts'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'
import { toasts } from '#platform/ui/toasts/toast.ts'
import { ListDialogRow } from './list-dialog-row.tsx'
import { ListDialog } from './list-dialog.tsx'

beforeAll(() => Promise.all([loadTexts('platform'), loadTexts('form')]))
afterEach(cleanup)

function NameForm({ name = '', onClose }: { name?: string | undefined; onClose: () => void }) {
  const [value, setValue] = useState(name)
  return (
    <FormDialog
      title={name ? `Edit ${name}` : 'New name'}
      action="Save"
      isDirty={value !== name}
      onSubmit={async () => undefined}
      onClose={onClose}
    >
      <input aria-label="Name" value={value} onChange={({ target }) => setValue(target.value)} />
    </FormDialog>
  )
}

function open({ isNew = false } = {}) {
  const onClose = vi.fn<() => void>()
  const remove = vi.fn<() => Promise<void>>(async () => undefined)
  const restore = vi.fn<() => Promise<void>>(async () => undefined)
  render(
    <ListDialog
      title="Names"
      lead="All names"
      query={{ data: ['Ada', 'Grace'], error: null, refetch: () => undefined }}
      emptyText="None"
      newLabel="New"
      isNew={isNew}
      renderRow={(name, edit) => (
        <ListDialogRow
          key={name}
          title={name}
          edit={{ label: `Edit ${name}`, run: edit }}
          remove={{ label: `Delete ${name}`, run: remove, done: `${name} deleted`, undo: restore }}
        />
      )}
      renderForm={(name, close) => <NameForm name={name} onClose={close} />}
      onClose={onClose}
    />,
  )
  return { onClose, remove, restore }
}

const button = (name: string) => screen.getByRole('button', { name })
async function press(name: string) {
  button(name).focus()
  await act(async () => void fireEvent.click(button(name)))
}
const escape = () => act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }))

test('replaces the list by the form, and focuses the button that opened it afterwards', async () => {
  const { onClose } = open()
  expect(screen.getByRole('dialog', { name: 'Names' })).toBeTruthy()
  await press('Edit Grace')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(screen.getByRole('dialog', { name: 'Edit Grace' })).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
  await press('Save')
  expect(screen.getByRole('dialog', { name: 'Names' })).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(button('Edit Grace')))
  expect(onClose).not.toHaveBeenCalled()
})

test('closes by Escape only the form, and asks first if input would be lost', async () => {
  const { onClose } = open()
  await press('New')
  await escape()
  expect(screen.getByRole('dialog', { name: 'Names' })).toBeTruthy()

  await press('New')
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Mary' } })
  screen.getByLabelText('Name').focus()
  await escape()
  await waitFor(() => expect(screen.getByRole('alertdialog')).toBeTruthy())
  expect(screen.getByRole('dialog', { name: 'New name' })).toBeTruthy()
  await press('Leave')
  // Until it has faded out, the question keeps the focus, and would receive the key.
  await waitFor(() => expect(document.activeElement).toBe(button('New')))
  expect(screen.getByRole('dialog', { name: 'Names' })).toBeTruthy()
  await escape()
  expect(onClose).toHaveBeenCalledOnce()
})

test('opened for a new row, closes with its form', async () => {
  const { onClose } = open({ isNew: true })
  expect(screen.getByRole('dialog', { name: 'New name' })).toBeTruthy()
  await press('Save')
  expect(onClose).toHaveBeenCalledOnce()
})

test('undoes the deletion of a row', async () => {
  const { remove, restore } = open()
  await press('Delete Ada')
  expect(remove).toHaveBeenCalledOnce()
  const message = toasts.get().at(-1)
  expect(message?.text).toBe('Ada deleted')
  message?.undo?.()
  expect(restore).toHaveBeenCalledOnce()
})
