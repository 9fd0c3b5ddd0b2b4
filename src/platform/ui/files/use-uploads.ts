import { useEffect, useState, useSyncExternalStore } from 'react'
import type { StoredFile } from '#platform/files/stored-file.ts'
import { createUploads, type Upload } from './uploads.ts'

export interface Uploads {
  files: readonly Upload[]
  /** Files that can be stored in a record. */
  stored: readonly StoredFile[]
  /** Whether any upload is still running. */
  isBusy: boolean
  hasFailed: boolean
  add: (files: readonly File[]) => void
  remove: (key: string) => void
  retry: (key: string) => void
  reset: (stored?: readonly StoredFile[]) => void
}

/** The attachments of a draft. Running uploads are cancelled when the component unmounts. */
export function useUploads(initial: readonly StoredFile[] = []): Uploads {
  const [uploads] = useState(() => createUploads(initial))
  const files = useSyncExternalStore(uploads.subscribe, uploads.get, uploads.get)
  useEffect(() => uploads.end, [uploads])
  const { add, remove, retry, reset } = uploads
  return {
    files,
    stored: files.flatMap(({ stored }) => stored ?? []),
    isBusy: files.some(({ state }) => state === 'waiting' || state === 'sending'),
    hasFailed: files.some(({ state }) => state === 'failed'),
    add,
    remove,
    retry,
    reset,
  }
}
