import type { StoredFile } from '#platform/files/stored-file.ts'
import { isRefusedFile } from '#platform/files/refused-files.ts'
import { maxFileBytes } from '#platform/request-limits.ts'
import { uploadFile } from '#platform/web/api/upload.ts'
import { entryStore } from './entry-store.ts'
import { type UploadError, toUploadError } from './upload-error.ts'

export interface Upload {
  key: string
  name: string
  type: string
  size: number
  state: 'waiting' | 'sending' | 'stored' | 'failed'
  /** Uploaded fraction, from 0 to 1. */
  progress: number
  error?: UploadError
  /** The stored file. */
  stored?: StoredFile
}

interface Entry extends Upload {
  file?: File
  ending?: AbortController
}

// More concurrent uploads would only share the same bandwidth.
const concurrency = 3

const storedEntry = (stored: StoredFile): Entry => ({ ...stored, key: stored.id, state: 'stored', progress: 1, stored })

function findRefusal({ name, size }: File): UploadError | undefined {
  if (size === 0) return 'empty'
  if (size > maxFileBytes) return 'tooLarge'
  return isRefusedFile(name) ? 'refused' : undefined
}

let last = 0

function toEntry(file: File): Entry {
  last += 1
  const error = findRefusal(file)
  const { name, type, size } = file
  const details = { key: `upload-${last}`, name, type, size, progress: 0, file }
  return error ? { ...details, state: 'failed', error } : { ...details, state: 'waiting' }
}

/** Running uploads, in addition to files that are attached already. */
export function createUploads(initial: readonly StoredFile[], send = uploadFile) {
  const store = entryStore(initial.map(storedEntry))
  const { change } = store

  const startNext = () => {
    const sending = store.get().filter(({ state }) => state === 'sending').length
    const waiting = store.get().filter(({ state }) => state === 'waiting')
    for (const { key, file } of waiting.slice(0, Math.max(0, concurrency - sending))) if (file) void start(key, file)
  }

  async function start(key: string, file: File) {
    const ending = new AbortController()
    change(key, { state: 'sending', progress: 0, ending })
    try {
      const onProgress = (progress: number) => change(key, { progress })
      const stored = await send(file, { signal: ending.signal, onProgress })
      change(key, { state: 'stored', progress: 1, stored })
    } catch (error) {
      change(key, { state: 'failed', error: toUploadError(error) })
    }
    startNext()
  }

  return {
    subscribe: store.subscribe,
    get: store.get,
    add(files: readonly File[]) {
      store.set([...store.get(), ...files.map(toEntry)])
      startNext()
    },
    /** Also cancels a running upload. */
    remove(key: string) {
      store.remove(key)
      startNext()
    },
    retry(key: string) {
      const entry = store.find(key)
      if (entry?.state !== 'failed' || !entry.file || findRefusal(entry.file)) return
      const { error: _, ...rest } = entry
      store.set(store.get().map((upload) => (upload.key === key ? { ...rest, state: 'waiting', progress: 0 } : upload)))
      startNext()
    },
    /** Replaces all files, for example after a message was sent. */
    reset(stored: readonly StoredFile[] = []) {
      const before = store.get()
      store.set(stored.map(storedEntry))
      before.forEach(({ ending }) => ending?.abort())
    },
    end: () => store.get().forEach(({ ending }) => ending?.abort()),
  }
}
