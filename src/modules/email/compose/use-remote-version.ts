import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { Uploads } from '#platform/ui/files/use-uploads.ts'
import { createStore } from '#platform/web/store.ts'
import type { Email } from '../contract-email.ts'
import { type OpenDraft, toStoredVersion } from './use-draft.ts'

interface Shown {
  form: RefObject<HTMLFormElement | null>
  uploads: Uploads
}

/**
 * Shows what another window or device has saved, unless something was changed here. Returns whether the text has to get
 * the focus back, since its editor was replaced.
 */
export function useRemoteVersion({ autosave }: OpenDraft, email: Email | undefined, { form, uploads }: Shown) {
  const [writing] = useState(() => createStore(false))
  const { isBusy } = uploads
  const version = email?.version
  const apply = useEffectEvent(() => {
    if (!email || email.state !== 'draft' || autosave.get().record?.id !== email.id || isBusy) return
    const editor = form.current?.querySelector('[contenteditable="true"]')
    writing.set(editor?.contains(document.activeElement) === true)
    if (autosave.applyRemote(toStoredVersion(email))) uploads.reset(email.attachments)
  })
  useEffect(() => apply(), [version, isBusy])
  return useSyncExternalStore(writing.subscribe, writing.get, writing.get)
}
