import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { loadTexts } from '#platform/i18n/texts.ts'
import { toasts } from '#platform/ui/toasts/toast.ts'
import { writeDraft } from '#platform/web/drafts/local-drafts.ts'
import { sessionQuery } from '#platform/web/session/session.ts'
import { useInterruptedDraft } from './use-interrupted-draft.ts'

beforeAll(async () => void (await loadTexts('platform')))
afterEach(() => {
  cleanup()
  toasts.set([])
  localStorage.clear()
})

function Field({ name, isWritable }: { name: string | undefined; isWritable: boolean }) {
  useInterruptedDraft(name, isWritable)
  return null
}

function close(name: string | undefined) {
  const queries = new QueryClient()
  queries.setQueryData(sessionQuery.queryKey, { user: { id: 'u1' }, rules: [] })
  const field = (isWritable: boolean) => (
    <QueryClientProvider client={queries}>
      <Field name={name} isWritable={isWritable} />
    </QueryClientProvider>
  )
  const { rerender } = render(field(true))
  rerender(field(false))
  return toasts.get().map(({ text }) => text)
}

test('says that a draft is kept when its field is closed', () => {
  writeDraft('u1', 'orders.note.3', 'Half a thought')
  expect(close('orders.note.3')).toEqual([expect.stringContaining('What you wrote is kept')])
})

test('says nothing without a draft of this field', () => {
  writeDraft('u1', 'orders.note.30', 'Half a thought')
  expect(close('orders.note.3')).toEqual([])
  expect(close(undefined)).toEqual([])
})
