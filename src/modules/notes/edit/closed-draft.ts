import type { createDraft, DraftState } from './note-draft.ts'

type Say = (state: DraftState, tryNow: () => void) => () => void

/**
 * Saves the changes of a closed note. `say` reports the first failure, and one more after each `tryNow`; the function
 * that it returns withdraws the report once the note is saved.
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
