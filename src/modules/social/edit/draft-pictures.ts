import { entryStore } from '#platform/ui/files/entry-store.ts'
import { mayRetry, type UploadError, toUploadError } from '#platform/ui/files/upload-error.ts'
import { shrinkPicture } from '#platform/web/pictures/shrink-picture.ts'
import { uploadFile } from '#platform/web/api/upload.ts'
import { maxPictures } from '../contract-fields.ts'
import type { Picture } from '../contract-posts.ts'

interface DraftPicture {
  key: string
  /** Alternative text. */
  title: string
  state: 'sending' | 'stored' | 'failed'
  /** Upload progress from 0 to 1. */
  progress: number
  /** Object URL of the local file, or URL in the post. */
  url: string
  /** Id in the saved post; undefined until uploaded. */
  id?: string
  /** The error of a failed upload. */
  error?: UploadError | undefined
}

interface Entry extends DraftPicture {
  file?: File
  ending?: AbortController
}

const toEntry = ({ id, img, title }: Picture): Entry => ({
  key: id,
  id,
  title,
  state: 'stored',
  progress: 1,
  url: img,
})

let last = 0

function createUploadEntry(file: File): Entry & { file: File } {
  last += 1
  return { key: `picture-${last}`, title: '', state: 'sending', progress: 0, url: URL.createObjectURL(file), file }
}

/** The pictures of a draft: those of the post, and uploads. */
export function createDraftPictures(initial: readonly Picture[], shrink = shrinkPicture, send = uploadFile) {
  const store = entryStore(initial.map(toEntry))
  const { change } = store

  async function start(key: string, file: File) {
    const ending = new AbortController()
    change(key, { state: 'sending', progress: 0, error: undefined, ending })
    try {
      const onProgress = (progress: number) => change(key, { progress })
      const { id } = await send(file, { signal: ending.signal, onProgress })
      change(key, { state: 'stored', progress: 1, id })
    } catch (error) {
      change(key, { state: 'failed', error: toUploadError(error) })
    }
  }

  return {
    subscribe: store.subscribe,
    get: store.get,
    /** Returns the distinct errors of unreadable files, and the number of files beyond the maximum. */
    async add(files: readonly File[]) {
      const room = Math.max(0, maxPictures - store.get().length)
      const results = await Promise.all(files.slice(0, room).map((file) => shrink(file).catch(toUploadError)))
      const newEntries = results.filter((file) => file instanceof File).map(createUploadEntry)
      store.set([...store.get(), ...newEntries])
      for (const { key, file } of newEntries) void start(key, file)
      const faults = new Set(results.flatMap((file) => (file instanceof File ? [] : file)))
      return { faults: [...faults], missed: files.length - results.length }
    },
    describe: (key: string, title: string) => change(key, { title }),
    /** Also cancels a pending upload. */
    remove: store.remove,
    retry(key: string) {
      const entry = store.find(key)
      if (entry?.file && entry.error && mayRetry(entry.error)) void start(key, entry.file)
    },
    end() {
      for (const { ending, file, url } of store.get()) {
        ending?.abort()
        if (file) URL.revokeObjectURL(url)
      }
    },
  }
}
