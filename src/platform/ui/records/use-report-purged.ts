import '#platform/ui/form/texts.ts'
import './texts.ts'
import { Failure } from '#platform/errors/failure.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { type FormFailure, splitRefusal } from '#platform/ui/form/errors/refusal.ts'
import { useFailureText } from '#platform/ui/form/errors/use-failure-text.ts'
import { toast } from '#platform/ui/toasts/toast.ts'

interface Purged {
  /** Says how many records were deleted permanently. */
  getDoneText: (count: number) => string
  count: number
  refusals: readonly unknown[]
  /** Why the rest was not tried. */
  error?: unknown
}

const ownReasons = ['offline', 'forbidden', 'busy', 'full', 'outcome_unknown'] as const satisfies readonly FormFailure[]

/** Why records were not deleted; the texts of forms speak of input and of saving. */
function usePurgeFailureText() {
  const t = useTexts('records')
  const getFailureText = useFailureText()
  return (error: unknown) => {
    const { failure } = splitRefusal(error)
    const reason = ownReasons.find((one) => one === failure)
    if (reason) return t(`purgeFailed.${reason}`)
    const isDescribed = failure !== 'notSaved' || (error instanceof Failure && error.message !== '')
    return isDescribed ? getFailureText(error) : t('purgeFailed.notSaved')
  }
}

const isGone = (error: unknown) => error instanceof Failure && error.status === 404

/** Reports which records of a selection were deleted permanently; a colleague may have deleted or restored others. */
export function useReportPurged() {
  const t = useTexts('records')
  const getFailureText = usePurgeFailureText()
  return ({ getDoneText, count, refusals, error = refusals.find((one) => !isGone(one)) }: Purged) => {
    const gone = refusals.filter(isGone).length
    const texts = [
      count > 0 && getDoneText(count),
      gone > 0 && t('notInTrash', { count: gone }),
      error !== undefined && getFailureText(error),
    ]
    const text = texts.filter(Boolean).join(' ')
    if (text !== '') toast({ text, ...(error !== undefined && { tone: 'error' }) })
  }
}
