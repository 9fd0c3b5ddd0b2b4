import { mayRetry, type UploadError, toUploadError } from '#platform/ui/files/upload-error.ts'
import { shrinkPicture } from '#platform/web/pictures/shrink-picture.ts'
import { createStore } from '#platform/web/store.ts'
import { uploadFile } from '#platform/web/api/upload.ts'

export interface Upload {
  key: string
  /** Name of the new picture. */
  name: string
  state: 'waiting' | 'sending' | 'failed'
  /** Upload progress from 0 to 1. */
  progress: number
  file: File
  /** The error of a failed upload. */
  error?: UploadError | undefined
}

const maxNameLength = 120

/** A file name without its extension, control characters and underscores, cut to the maximum length. */
export const getFileName = (file: string, fallback: string) =>
  file
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{Cc}_]+/gu, ' ')
    .trim()
    .slice(0, maxNameLength) || fallback

let last = 0

interface Steps {
  /** Adds an uploaded file to the gallery. */
  create: (name: string, file: string) => Promise<unknown>
  shrink?: typeof shrinkPicture
  send?: typeof uploadFile
}

/** Uploads pictures to a gallery one by one, which keeps their order. */
export function createUploads({ create, shrink = shrinkPicture, send = uploadFile }: Steps) {
  const store = createStore<readonly Upload[]>([])
  let ending = new AbortController()
  const change = (key: string, changes: Partial<Upload>) =>
    store.set(store.get().map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)))
  const drop = (key: string) => store.set(store.get().filter((upload) => upload.key !== key))
  let isBusy = false

  async function sendUpload({ key, name, file }: Upload) {
    change(key, { state: 'sending', progress: 0, error: undefined })
    const { signal } = ending
    try {
      const small = await shrink(file)
      const onProgress = (progress: number) => change(key, { progress })
      const { id } = await send(small, { signal, onProgress })
      await create(name, id)
      drop(key)
    } catch (error) {
      change(key, { state: 'failed', error: toUploadError(error) })
    }
  }

  async function run() {
    if (isBusy) return
    isBusy = true
    for (;;) {
      const next = store.get().find(({ state }) => state === 'waiting')
      if (!next) break
      await sendUpload(next)
    }
    isBusy = false
  }

  return {
    subscribe: store.subscribe,
    get: store.get,
    add(files: readonly File[], fallbackName: string) {
      const newUploads = files.map((file): Upload => {
        last += 1
        return {
          key: `upload-${last}`,
          name: getFileName(file.name, fallbackName),
          state: 'waiting',
          progress: 0,
          file,
        }
      })
      store.set([...store.get(), ...newUploads])
      void run()
    },
    retry(key: string) {
      const error = store.get().find((upload) => upload.key === key)?.error
      if (!error || !mayRetry(error)) return
      change(key, { state: 'waiting' })
      void run()
    },
    drop,
    /** Cancels the pending upload. */
    end() {
      ending.abort()
      ending = new AbortController()
    },
  }
}
