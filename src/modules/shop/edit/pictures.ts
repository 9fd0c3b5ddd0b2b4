import type { StoredFile } from '#platform/files/stored-file.ts'
import { entryStore } from '#platform/ui/files/entry-store.ts'
import { uploadFile } from '#platform/web/api/upload.ts'
import { maxPictures } from '../contract-fields.ts'

export interface Picture {
  key: string
  name: string
  state: 'sending' | 'stored' | 'failed'
  /** The uploaded share, from 0 to 1. */
  progress: number
  /** The object URL of a local file. */
  url?: string
  /** The stored upload. */
  stored?: StoredFile
  /** Why a picture failed; the tile has the messages, which load after the form. */
  error?: unknown
}

interface Entry extends Picture {
  file?: File
  ending?: AbortController
}

const keep = (stored: StoredFile): Entry => ({
  key: stored.id,
  name: stored.name,
  state: 'stored',
  progress: 1,
  stored,
})

let last = 0

function toEntry(file: File): Entry & { file: File } {
  last += 1
  const key = `picture-${last}`
  return { key, name: file.name, state: 'sending', progress: 0, error: undefined, url: URL.createObjectURL(file), file }
}

/** Loaded when the first picture is chosen. */
const shrinkPicture = async (file: File) =>
  (await import('#platform/web/pictures/shrink-picture.ts')).shrinkPicture(file)

/** The pictures of a product in the form, in order: stored ones and uploads in progress. */
export function createPictures(initial: readonly StoredFile[], shrink = shrinkPicture, send = uploadFile) {
  const store = entryStore(initial.map(keep))
  const { change } = store

  async function start(key: string, file: File) {
    const ending = new AbortController()
    change(key, { state: 'sending', progress: 0, error: undefined, ending })
    try {
      const small = await shrink(file)
      const onProgress = (progress: number) => change(key, { progress })
      const stored = await send(small, { signal: ending.signal, onProgress })
      change(key, { state: 'stored', progress: 1, stored })
    } catch (error) {
      change(key, { state: 'failed', error })
    }
  }

  return {
    subscribe: store.subscribe,
    get: store.get,
    /** Returns the number of files beyond the limit. */
    add(files: readonly File[]) {
      const freeSlots = maxPictures - store.get().length
      const added = files.slice(0, Math.max(0, freeSlots)).map(toEntry)
      store.set([...store.get(), ...added])
      for (const { key, file } of added) void start(key, file)
      return files.length - added.length
    },
    /** Also aborts an upload in progress. */
    remove: store.remove,
    retry(key: string) {
      const entry = store.find(key)
      if (entry?.file && entry.state === 'failed') void start(key, entry.file)
    },
    /** Moves a picture to another position, from 0. */
    move(key: string, to: number) {
      const moved = store.find(key)
      if (!moved) return
      const others = store.get().filter((entry) => entry !== moved)
      store.set(others.toSpliced(Math.max(0, to), 0, moved))
    },
    end() {
      for (const { ending, url } of store.get()) {
        ending?.abort()
        if (url) URL.revokeObjectURL(url)
      }
    },
  }
}
