import { useRemoveDraft } from '#platform/web/drafts/use-remove-draft.ts'
import { useLeaveQuestion } from './use-leave-question.tsx'

interface FormLeaveQuestionOptions {
  /** The result of `useContractForm`. */
  form: { formState: { isDirty: boolean; isSubmitting: boolean } }
  /** Name of the form's draft, which is deleted if the user leaves. */
  draft: string
  /** Whether there is unsaved input outside of the form's fields, such as files. */
  hasMore?: boolean
  /** Closes the dialog without asking. */
  leave: () => void
}

/** `useLeaveQuestion` for a dialog with a form of `useContractForm`. */
export function useFormLeaveQuestion({ form, draft, hasMore = false, leave }: FormLeaveQuestionOptions) {
  const removeDraft = useRemoveDraft(draft)
  const { isDirty, isSubmitting } = form.formState
  return useLeaveQuestion({
    isDirty: isDirty || hasMore,
    isBusy: isSubmitting,
    leave: () => {
      removeDraft()
      leave()
    },
  })
}
