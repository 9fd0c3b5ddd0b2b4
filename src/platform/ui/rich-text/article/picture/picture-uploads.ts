import type { StoredFile } from '#platform/files/stored-file.ts'
import { mayRetry, type UploadError, toUploadError } from '#platform/ui/files/upload-error.ts'
import { shrinkPicture } from '#platform/web/pictures/shrink-picture.ts'
import { createStore } from '#platform/web/store.ts'
import { uploadFile } from '#platform/web/api/upload.ts'
import { createRandomId } from '#platform/text/random-id.ts'

/** A picture that is being uploaded into a text. */
export interface PictureUpload {
  id: string
  name: string
  /** From 0 to 1. */
  progress: number
  state: 'sending' | 'failed'
  /** Why the upload failed. */
  error?: UploadError | undefined
  /** The element between the paragraphs in which it is rendered. */
  element: HTMLElement
}

interface Entry extends PictureUpload {
  file: File
  ending: AbortController
}

export interface SentPicture {
  stored: StoredFile
  blob: Blob
  width: number
  height: number
}

async function readDimensions(blob: Blob) {
  const bitmap = await createImageBitmap(blob)
  const { width, height } = bitmap
  bitmap.close()
  return { width, height }
}

interface Steps {
  onAdded: (upload: PictureUpload, at: number | undefined) => void
  onSent: (id: string, picture: SentPicture) => void
  onRemoved: (id: string) => void
}

/** The pictures that are being uploaded into a text. */
export function createPictureUploads(steps: Steps) {
  const store = createStore<readonly Entry[]>([])
  const change = (id: string, changes: Partial<Entry>) =>
    store.set(store.get().map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)))
  const removeEntry = (id: string) => store.set(store.get().filter((entry) => entry.id !== id))

  async function send({ id, file, ending }: Entry) {
    change(id, { state: 'sending', progress: 0, error: undefined })
    try {
      const small = await shrinkPicture(file)
      const onProgress = (progress: number) => change(id, { progress })
      const sides = await readDimensions(small)
      const stored = await uploadFile(small, { signal: ending.signal, onProgress })
      removeEntry(id)
      steps.onSent(id, { stored, blob: small, ...sides })
    } catch (error) {
      change(id, { state: 'failed', error: toUploadError(error) })
    }
  }

  return {
    useValue: (): readonly PictureUpload[] => store.useValue(),
    /** Uploads the pictures among the files; returns the others. */
    add(files: readonly File[], at?: number) {
      for (const file of files.filter(({ type }) => type.startsWith('image/'))) {
        const id = createRandomId()
        const element = document.createElement('div')
        const upload = { id, name: file.name, progress: 0, state: 'sending' as const, element }
        const entry: Entry = { ...upload, file, ending: new AbortController() }
        store.set([...store.get(), entry])
        steps.onAdded(entry, at)
        void send(entry)
      }
      return files.filter(({ type }) => !type.startsWith('image/'))
    },
    retry(id: string) {
      const entry = store.get().find((upload) => upload.id === id)
      if (entry?.error && mayRetry(entry.error)) void send(entry)
    },
    remove(id: string) {
      const entry = store.get().find((upload) => upload.id === id)
      removeEntry(id)
      entry?.ending.abort()
      steps.onRemoved(id)
    },
    end() {
      for (const { ending } of store.get()) ending.abort()
    },
  }
}
export type PictureUploads = ReturnType<typeof createPictureUploads>
