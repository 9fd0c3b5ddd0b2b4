import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addTexts } from '#platform/i18n/texts.ts'
import { toasts } from '#platform/ui/toasts/toast.ts'
import texts from '../locales/en.json' with { type: 'json' }
import { emptyContent } from './draft-content.ts'
import { createEmailDraft } from './email-draft.ts'
import { useSavedNotice } from './use-saved-notice.ts'

beforeEach(() => void addTexts('email', 'en', texts))
afterEach(() => {
  cleanup()
  toasts.set([])
})

const getToastTexts = () => toasts.get().map(({ text }) => text)
const stored = { id: 1, version: 1 }
const createDraftWith = (create: () => Promise<typeof stored>) =>
  createEmailDraft({ content: emptyContent, record: undefined, create, save: create })

test('a message that is closed with changes is saved, which is said once', async () => {
  const autosave = createDraftWith(async () => stored)
  const { unmount } = renderHook(() => useSavedNotice({ autosave }, false), { reactStrictMode: true })
  autosave.change({ subject: 'Lamps' })
  unmount()
  await waitFor(() => expect(getToastTexts()).toEqual(['Draft saved.']))
  expect(autosave.get().record).toEqual(stored)
})

test('a message that is closed but cannot be saved is said not to be', async () => {
  const autosave = createDraftWith(() => Promise.reject(new TypeError('offline')))
  const { unmount } = renderHook(() => useSavedNotice({ autosave }, false))
  autosave.change({ subject: 'Lamps' })
  unmount()
  await waitFor(() => expect(getToastTexts()).toEqual(['Not saved yet. Your text is kept on this device.']))
  autosave.end()
})

test('nothing is said of a message without changes, or one that was sent', async () => {
  const untouched = createDraftWith(async () => stored)
  renderHook(() => useSavedNotice({ autosave: untouched }, false)).unmount()
  const sent = createDraftWith(async () => stored)
  const { rerender, unmount } = renderHook((isSent: boolean) => useSavedNotice({ autosave: sent }, isSent), {
    initialProps: false,
  })
  sent.change({ subject: 'Lamps' })
  await sent.flush()
  sent.end()
  rerender(true)
  unmount()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(getToastTexts()).toEqual([])
})
