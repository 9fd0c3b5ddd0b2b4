import { useState } from 'react'
import { LeaveQuestion, type LeaveWords } from './leave-question.tsx'

interface LeaveQuestionOptions {
  /** Whether there is unsaved input. */
  isDirty: boolean
  /** While sending, the dialog stays open. */
  isBusy: boolean
  /** Closes the dialog without asking. */
  leave: () => void
  words?: LeaveWords | undefined
}

/**
 * For a dialog with input: `close` asks first if the input would be lost. Render `question` inside the dialog, since
 * screen readers ignore everything outside of it.
 */
export function useLeaveQuestion({ isDirty, isBusy, leave, words }: LeaveQuestionOptions) {
  const [isAsking, setAsking] = useState(false)
  const close = () => {
    if (isBusy || isAsking) return
    // Delayed, since the same Escape would also close the question.
    if (isDirty) setTimeout(() => setAsking(true))
    else leave()
  }
  const question = isAsking && <LeaveQuestion words={words} onLeave={leave} onClose={() => setAsking(false)} />
  return { close, question }
}
