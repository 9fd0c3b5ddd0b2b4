import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { StoredFile } from '#platform/files/stored-file.ts'
import { type UploadError, toUploadError } from '#platform/ui/files/upload-error.ts'
import { shrinkPicture } from '#platform/web/pictures/shrink-picture.ts'
import { uploadFile } from '#platform/web/api/upload.ts'

export interface CoverUpload {
  state: 'idle' | 'sending' | 'failed'
  /** From 0 to 1. */
  progress: number
  /** The error of a failed upload. */
  error?: UploadError
}

/** Uploads a cover; a second upload replaces the first. */
export function useCoverUpload(onStored: (file: StoredFile) => void) {
  const queries = useQueryClient()
  const [upload, setUpload] = useState<CoverUpload>({ state: 'idle', progress: 0 })
  const ending = useRef<AbortController>(undefined)
  useEffect(() => () => ending.current?.abort(), [])

  async function send(file: File) {
    ending.current?.abort()
    const abort = new AbortController()
    ending.current = abort
    const show = (next: CoverUpload) => !abort.signal.aborted && setUpload(next)
    show({ state: 'sending', progress: 0 })
    try {
      const small = await shrinkPicture(file)
      const onProgress = (progress: number) => show({ state: 'sending', progress })
      const stored = await uploadFile(small, { signal: abort.signal, onProgress })
      if (abort.signal.aborted) return
      // Cached locally, because no saved post refers to it yet.
      queries.setQueryData(['file', stored.id], { blob: small })
      show({ state: 'idle', progress: 1 })
      onStored(stored)
    } catch (error) {
      show({ state: 'failed', progress: 0, error: toUploadError(error) })
    }
  }
  return { upload, send: (file: File) => void send(file) }
}
