import { Failure } from '#platform/errors/failure.ts'
import { createStore } from '#platform/web/store.ts'
import { isSame, type Words } from './draft-words.ts'

/** Where a draft is kept: its id, and the version that was read or written last. */
export interface Kept {
  id: number
  version: number
}

export interface KeeperState {
  words: Words
  kept: Kept | undefined
  /** `refused`: the text is too long or too complex, so that only another one can be saved; `failed` is tried again. */
  status: 'saved' | 'waiting' | 'saving' | 'failed' | 'refused'
  /** Somewhere else the draft was written too, so that this text is a draft of its own now. */
  isCopy: boolean
}

interface KeeperOptions {
  words: Words
  kept: Kept | undefined
  /** What stands there is not saved yet: it was found again after a break. */
  isUnsaved?: boolean
  create(words: Words): Promise<Kept>
  save(kept: Kept, words: Words): Promise<Kept>
  /** Keeps the words on this device until they are saved; undefined when they are. */
  remember(words: Words | undefined, kept: Kept | undefined): void
  pause?: number
}

const firstRetry = 2000
const maxRetryDelay = 30_000

const isTextRefused = (error: unknown) =>
  error instanceof Failure && error.status === 422 && error.issues.some(({ path }) => path === 'body')

const isElsewhere = (error: unknown) => error instanceof Failure && (error.status === 409 || error.status === 404)

/**
 * A draft while it is written: saved soon after each change, tried again for as long as the server cannot take it, and never written
 * over what another tab has saved.
 */
export function createKeeper(options: KeeperOptions) {
  const { create, save, remember, pause = 800 } = options
  const store = createStore<KeeperState>({
    words: options.words,
    kept: options.kept,
    status: options.isUnsaved ? 'waiting' : 'saved',
    isCopy: false,
  })
  let saved = options.isUnsaved ? undefined : options.words
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing: Promise<void> | undefined
  let retry = firstRetry
  let isEnded = false

  const show = (changes: Partial<KeeperState>) => store.set({ ...store.get(), ...changes })
  const isSaved = () => saved !== undefined && isSame(saved, store.get().words)
  const hasStopped = () => ['failed', 'refused'].includes(store.get().status)
  const later = (wait: number) => {
    clearTimeout(timer)
    if (!isEnded) timer = setTimeout(() => void flush(), wait)
  }

  const write = async () => {
    const { words, kept } = store.get()
    show({ status: 'saving' })
    try {
      const next = kept ? await save(kept, words) : await create(words)
      saved = words
      show({ kept: next })
      retry = firstRetry
    } catch (error) {
      if (isElsewhere(error)) {
        remember(undefined, kept)
        show({ kept: undefined, isCopy: true })
        remember(store.get().words, undefined)
        later(0)
        return
      }
      if (isTextRefused(error)) return show({ status: 'refused' })
      show({ status: 'failed' })
      later(retry)
      retry = Math.min(retry * 2, maxRetryDelay)
      return
    }
    if (isSaved()) {
      remember(undefined, store.get().kept)
      show({ status: 'saved' })
    } else later(0)
  }

  /** Saves what is unsaved; resolves when there is nothing left to save or saving failed. */
  async function flush(): Promise<void> {
    clearTimeout(timer)
    if (writing) {
      await writing
      return isSaved() || hasStopped() ? undefined : flush()
    }
    if (isSaved()) return show({ status: 'saved' })
    writing = write()
    await writing
    writing = undefined
    if (!isSaved() && !hasStopped()) await flush()
  }

  return {
    subscribe: store.subscribe,
    get: store.get,
    change(changes: Partial<Words>) {
      const words = { ...store.get().words, ...changes }
      if (isSame(words, store.get().words)) return
      remember(words, store.get().kept)
      show({ words, status: store.get().status === 'saving' ? 'saving' : 'waiting' })
      if (!writing) later(pause)
    },
    flush,
    /** Saves soon what was found unsaved at the start. */
    begin: () => !isSaved() && !writing && later(pause),
    /** Nothing is saved any more: it was sent or thrown away. */
    end() {
      isEnded = true
      clearTimeout(timer)
      remember(undefined, store.get().kept)
    },
  }
}
