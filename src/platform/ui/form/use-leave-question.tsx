import { useState } from 'react'
import { LeaveQuestion } from './leave-question.tsx'

interface LeaveQuestionOptions {
  /** Whether something was typed that is nowhere else. */
  isDirty: boolean
  /** While it is being sent the dialog stays. */
  isBusy: boolean
  /** Closes the dialog, whatever is in it. */
  leave: () => void
}

/**
 * For a dialog with a form: `close` asks first where something would be lost. `question` stands inside the dialog, since
 * whatever is outside of it is hidden from a screen reader.
 */
export function useLeaveQuestion({ isDirty, isBusy, leave }: LeaveQuestionOptions) {
  const [isAsking, setAsking] = useState(false)
  const close = () => {
    if (isBusy || isAsking) return
    // Later: the Escape that asks would close the question, too.
    if (isDirty) setTimeout(() => setAsking(true))
    else leave()
  }
  const question = isAsking && <LeaveQuestion onLeave={leave} onClose={() => setAsking(false)} />
  return { close, question }
}
