import type { createDraft, DraftState } from './note-draft.ts'

type Report = (state: DraftState, retryNow: () => void) => () => void

/**
 * Saves the changes of a closed note. `say` reports the first failure, and one more after each `retryNow`; the function
 * that it returns withdraws the report once the note is saved.
 */
export function saveClosed(draft: ReturnType<typeof createDraft>, say: Report) {
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
