import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadTexts } from '#platform/i18n/texts.ts'
import { useUploads } from '#platform/ui/files/use-uploads.ts'
import { api } from '../email-client.ts'
import type { Email } from '../contract-email.ts'
import { createEmail, openScreen, problem } from '../tests/mail-screen-test.tsx'
import { asRecipients } from './recipients.ts'
import { useDraft } from './use-draft.ts'
import { useRemoteVersion } from './use-remote-version.ts'
import { useSending } from './use-sending.ts'

// The hook would wait for them at its first render, without a place to wait in.
beforeAll(async () => void (await Promise.all(['platform', 'form'].map((owner) => loadTexts(owner)))))

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const reply = createEmail({ id: 5, threadId: 3, state: 'draft', folder: 'draft', inReplyTo: 3, body: '<p>One</p>' })
const noForm = { current: null }

function useForm(email: Email) {
  const draft = useDraft(email, {}, () => {})
  useRemoteVersion(draft, email, { form: noForm, uploads: useUploads(email.attachments) })
  return draft
}

test('a saved draft is in the cache at once, so that its next form begins with the text that was saved last', async () => {
  const saved = { ...reply, body: '<p>One two</p>', version: 2 }
  const { queries, wrapper } = openScreen(() => saved)
  const showKey = api.show.query({ params: { id: reply.id } }).queryKey
  const threadKey = api.thread.query({ params: { id: reply.threadId } }).queryKey
  queries.setQueryData(showKey, reply)
  queries.setQueryData(threadKey, [createEmail({ id: 3, threadId: 3 }), reply])
  const { result, unmount } = renderHook(useForm, { wrapper, initialProps: reply })
  await waitFor(() => expect(result.current).not.toBeNull())
  act(() => result.current.autosave.change({ body: '<p>One two</p>' }))
  unmount()
  await waitFor(() => expect(queries.getQueryData(showKey)).toMatchObject(saved))
  expect(queries.getQueryData(threadKey)).toMatchObject([{ id: 3 }, saved])
})

test('a form shows what another window has saved, unless it has changes of its own', async () => {
  const { wrapper } = openScreen(() => problem(409))
  const { result, rerender } = renderHook(useForm, { wrapper, initialProps: reply })
  await waitFor(() => expect(result.current).not.toBeNull())
  rerender(createEmail({ ...reply, version: 2, body: '<p>Two</p>', to: [{ name: 'Bea', email: 'bea@pears.example' }] }))
  await waitFor(() => expect(result.current.state.values.body).toBe('<p>Two</p>'))
  expect(result.current.state).toMatchObject({ round: 1, status: 'saved', record: { version: 2 } })
  act(() => result.current.autosave.change({ body: '<p>Mine</p>' }))
  rerender(createEmail({ ...reply, version: 3, body: '<p>Three</p>' }))
  expect(result.current.state.values.body).toBe('<p>Mine</p>')
  result.current.autosave.end()
})

test('text that becomes a separate draft stays a reply in its conversation', async () => {
  const copy = { ...reply, id: 6, body: '<p>Mine</p>' }
  const { calls, wrapper } = openScreen(({ method, path }) => {
    if (method === 'PATCH') return problem(409)
    return method === 'POST' ? copy : path === '/5' ? { ...reply, version: 2, body: '<p>Theirs</p>' } : copy
  })
  const { result } = renderHook(useForm, { wrapper, initialProps: reply })
  await waitFor(() => expect(result.current).not.toBeNull())
  act(() => result.current.autosave.change({ body: '<p>Mine</p>' }))
  await act(() => result.current.autosave.flush())
  await waitFor(() => expect(result.current.state).toMatchObject({ isCopy: true, record: { id: 6 } }))
  const [created] = calls.filter(({ method }) => method === 'POST')
  expect(created).toMatchObject({ path: '/drafts', body: { body: '<p>Mine</p>', copyOf: 5, inReplyTo: 3 } })
})

test('a draft that another window has saved is not sent, and what is seen here becomes a separate draft', async () => {
  const to = [{ name: 'Bea', email: 'bea@pears.example' }]
  const draft = createEmail({ ...reply, to })
  const { calls, wrapper } = openScreen(({ method, path }) => {
    if (path === '/settings') return { undoSeconds: 10, signature: '' }
    if (path === '/drafts/5/send') return problem(409)
    return method === 'POST' ? createEmail({ ...draft, id: 6 }) : createEmail({ ...draft, version: 2, body: 'Theirs' })
  })
  const onSent = vi.fn<() => void>()
  function useSendForm() {
    const open = useDraft(draft, {}, () => {})
    const uploads = useUploads(draft.attachments)
    const recipients = asRecipients(open.state.values)
    return { ...open, sending: useSending({ draft: open, recipients, uploads, onInvalid: () => {}, onSent }) }
  }
  const { result } = renderHook(useSendForm, { wrapper })
  await waitFor(() => expect(result.current).not.toBeNull())
  await act(() => result.current.sending.sendNow({}))
  expect(calls.find(({ path }) => path === '/drafts/5/send')?.body).toMatchObject({ version: draft.version })
  expect(calls.find(({ path }) => path === '/drafts')?.body).toMatchObject({ body: '<p>One</p>', copyOf: 5 })
  expect(result.current.state).toMatchObject({ isCopy: true, status: 'saved', record: { id: 6 } })
  expect(result.current.sending.error).toBeTruthy()
  expect(onSent).not.toHaveBeenCalled()
})
