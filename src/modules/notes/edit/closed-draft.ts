import type { createDraft, DraftState } from './note-draft.ts'

type Say = (state: DraftState, tryNow: () => void) => () => void

/**
 * Saves what was typed into a note that is closed now. Where that fails, `say` tells so once, and once more after each
 * `tryNow`; what it returns takes it back when the note is saved after all.
 */
export function saveClosed(draft: ReturnType<typeof createDraft>, say: Say) {
  let takeBack: (() => void) | undefined
  const tryNow = () => {
    takeBack = undefined
    void draft.save()
  }
  const stop = draft.subscribe(() => {
    const state = draft.get()
    if (state.status === 'failed') takeBack ??= say(state, tryNow)
    if (state.status !== 'saved') return
    takeBack?.()
    stop()
  })
  void draft.save()
}
