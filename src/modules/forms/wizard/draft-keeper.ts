import { Failure } from '#platform/errors/failure.ts'
import { createStore } from '#platform/web/store.ts'
import type { Draft } from '../contract.ts'
import type { DraftValues } from '../contract-draft.ts'
import { toDraftValues } from './draft-values.ts'

/** `waiting`: the server cannot be reached, or will not have it for now; `conflict`: somebody else has written since. */
export type KeepState = 'saved' | 'saving' | 'waiting' | 'conflict'

interface Kept {
  state: KeepState
  savedAt: string
}

/** What this browser holds of a draft that the server may not have yet. */
export interface Copy {
  /** The version it goes on from, and what was being sent on top of that. */
  base: number
  sent: string
  values: DraftValues
}

export interface CopyStore {
  read: () => Copy | undefined
  write: (copy: Copy | undefined) => void
}

interface Keeping {
  draft: Pick<Draft, 'version' | 'values' | 'updatedAt'>
  send: (version: number, values: DraftValues) => Promise<Pick<Draft, 'version' | 'updatedAt'>>
  copies: CopyStore
  wait?: number
  again?: number
}

const textOf = (values: DraftValues) => JSON.stringify(toDraftValues(values))

/** What to begin with: the server's, or what this browser had typed on top of it before its page was gone. */
export function recall({ version, values }: Keeping['draft'], copy: Copy | undefined) {
  const theirs = textOf(values)
  if (!copy || textOf(copy.values) === theirs) return { is: 'server', values } as const
  // What lies there is what this browser began from, or what it sent with its last breath.
  if (copy.base === version || copy.sent === theirs) return { is: 'copy', values: copy.values } as const
  return { is: 'conflict', values: copy.values } as const
}

/**
 * Keeps a draft on the server a moment after each change, one write at a time, and in this browser until the server has
 * it. Where somebody else has written in between nothing is sent any more until one says which of the two goes on.
 */
export function createKeeper({ draft, send, copies, wait = 600, again = 5000 }: Keeping) {
  const kept = createStore<Kept>({ state: 'saved', savedAt: draft.updatedAt })
  let { version } = draft
  let stored = textOf(draft.values)
  let latest: DraftValues = draft.values
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | undefined
  let isEnded = false

  const report = (state: KeepState, savedAt = kept.get().savedAt) => kept.set({ state, savedAt })
  const isBehind = () => textOf(latest) !== stored
  const later = (pause: number) => {
    clearTimeout(timer)
    if (!isEnded) timer = setTimeout(() => void flush(), pause)
  }

  async function write() {
    const values = latest
    const sent = textOf(values)
    copies.write({ base: version, sent, values })
    try {
      const answer = await send(version, values)
      version = answer.version
      stored = sent
      if (!isBehind()) copies.write(undefined)
      report(isBehind() ? 'saving' : 'saved', answer.updatedAt)
    } catch (error) {
      const isOther = error instanceof Failure && error.status === 409
      report(isOther ? 'conflict' : 'waiting')
      if (!isOther) later(again)
    }
  }

  /** Writes whatever is not written yet; answers the version that holds it, nothing where that could not be done. */
  async function flush(): Promise<number | undefined> {
    clearTimeout(timer)
    while (sending) await sending
    if (kept.get().state === 'conflict') return undefined
    if (isBehind()) {
      sending = write().finally(() => (sending = undefined))
      await sending
      if (kept.get().state === 'saving' && isBehind()) return flush()
    }
    return isBehind() ? undefined : version
  }

  return {
    kept,
    flush,
    keep(values: DraftValues) {
      latest = values
      if (!isBehind()) return
      // Of two that disagree neither goes on from the other, also after a reload.
      if (kept.get().state === 'conflict') return copies.write({ base: 0, sent: '', values })
      copies.write({ base: version, sent: stored, values })
      report('saving')
      later(wait)
    },
    /** Another tab has written: whether this one, which had nothing unsaved, goes on from there. */
    adopt(draft: Keeping['draft']): boolean {
      if (draft.version <= version || sending || isBehind() || kept.get().state === 'conflict') return false
      version = draft.version
      const isNew = textOf(draft.values) !== stored
      stored = textOf(draft.values)
      latest = draft.values
      report('saved', draft.updatedAt)
      return isNew
    },
    /** Ends a conflict: with what lies on the server, or with what is here, which is written over it. */
    settle(draft: Keeping['draft'], isMine: boolean) {
      version = draft.version
      stored = textOf(draft.values)
      if (!isMine) latest = draft.values
      if (!isMine) copies.write(undefined)
      report(isBehind() ? 'saving' : 'saved', draft.updatedAt)
      if (isBehind()) void flush()
    },
    /** What was typed before the page was gone is here again, and not on the server. */
    disagree: () => report('conflict'),
    forget: () => copies.write(undefined),
    end() {
      void flush()
      isEnded = true
      clearTimeout(timer)
    },
    resume() {
      isEnded = false
    },
  }
}
