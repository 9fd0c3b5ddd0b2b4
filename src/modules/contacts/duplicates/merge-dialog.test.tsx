import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDefaultValues } from '#platform/fields/fields.ts'
import { addTexts, loadTexts } from '#platform/i18n/texts.ts'
import { createQueryClient } from '#platform/web/api/query-client.ts'
import { sessionQuery } from '#platform/web/session/session.ts'
import { fields, maxNotes } from '../contract-fields.ts'
import type { Contact } from '../contract.ts'
import texts from '../locales/en.json' with { type: 'json' }
import { MergeDialog } from './merge-dialog.tsx'

const contacts = [1, 2].map((id): Contact => ({
  ...createDefaultValues(fields),
  id,
  uid: `urn:uuid:${id}`,
  firstname: 'Zoë',
  notes: `${id}`.repeat(maxNotes - 100),
  deleted: false,
  companyId: null,
  morePhones: [],
  moreEmails: [],
  labels: [],
  owner: { id: 'u1', name: 'Somebody' },
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  deletedAt: null,
}))

const onClose = vi.fn<() => void>()

function open() {
  const queries = createQueryClient(() => {})
  queries.setQueryData(sessionQuery.queryKey, {
    mode: 'sample',
    user: { id: 'u1', name: '', email: '', role: 'admin', roleName: null, jobTitle: '', avatar: '' },
    rules: [],
    users: [],
  })
  render(
    <QueryClientProvider client={queries}>
      <MergeDialog contacts={contacts} onClose={onClose} />
    </QueryClientProvider>,
  )
}

beforeEach(async () => {
  await Promise.all(['form', 'platform'].map((owner) => loadTexts(owner)))
  await addTexts('contacts', 'en', texts)
  open()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  onClose.mockClear()
})

const shorten = () => fireEvent.change(screen.getByLabelText('Notes'), { target: { value: 'Short' } })

test('says that the notes are too long only until they are shorter', () => {
  expect(screen.queryByText(/too long for one contact/)).not.toBeNull()
  shorten()
  expect(screen.queryByText(/too long for one contact/)).toBeNull()
  expect(screen.queryByText('9,995 characters left')).not.toBeNull()
})

test('asks before shortened notes are lost', async () => {
  shorten()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByText('Leave without saving?')).not.toBeNull())
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

const readNotes = () => screen.getByLabelText<HTMLTextAreaElement>('Notes').value

test('shows shortened notes again after a reload, but not after they were discarded', async () => {
  shorten()
  cleanup()
  open()
  expect(readNotes()).toBe('Short')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  cleanup()
  open()
  expect(readNotes()).not.toBe('Short')
})

test('closes without a question if nothing was written', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})
