import type { createDraft, DraftState } from './note-draft.ts'

type Report = (state: DraftState, retryNow: () => void) => () => void

/**
 * Saves the changes of a closed note. `report` shows the first failure, and one more after each `retryNow`; the function
 * that it returns withdraws the report once the note is saved.
 */
export function saveClosed(draft: ReturnType<typeof createDraft>, report: Report) {
  let withdrawReport: (() => void) | undefined
  const retryNow = () => {
    withdrawReport = undefined
    void draft.save()
  }
  const stop = draft.subscribe(() => {
    const state = draft.get()
    // Without its screen, nothing else merges it.
    if (state.status === 'conflict') void draft.keepOwnChanges().catch(() => {})
    if (state.status === 'failed') withdrawReport ??= report(state, retryNow)
    if (state.status !== 'saved') return
    withdrawReport?.()
    stop()
  })
  void draft.save()
}
