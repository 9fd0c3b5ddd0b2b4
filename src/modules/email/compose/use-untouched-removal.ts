import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { api } from '../email-client.ts'
import { useRights } from '../use-rights.ts'
import type { OpenDraft } from './use-draft.ts'

interface Removal {
  /** Whether the draft was created with this form. */
  isNew: boolean
  /** Whether the message is sent or discarded. */
  isClosed: boolean
}

/** Deletes a new reply for good if its form is left before anything was changed. Returns a function that does so now. */
export function useUntouchedRemoval({ autosave }: OpenDraft, { isNew, isClosed }: Removal) {
  const { remove: isAllowed } = useRights()
  const { mutateAsync: remove } = useMutation(api.remove.mutation({ quiet: true }))
  const [created] = useState(() => autosave.get().record)
  const isShown = useRef(false)

  const removeUntouched = () => {
    const { record } = autosave.get()
    const isUntouched = isNew && !isClosed && record?.version === created?.version && !autosave.isChanged()
    if (!isAllowed || !isUntouched || !record) return false
    autosave.end()
    // Another window may have changed or sent the draft: then the server refuses, and it stays.
    void remove({ params: { id: record.id }, query: { version: record.version } }).catch(() => {})
    return true
  }
  const afterLeaving = useEffectEvent(() => !isShown.current && removeUntouched())
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
      // Strict mode mounts components twice.
      setTimeout(() => afterLeaving())
    }
  }, [])
  return removeUntouched
}
