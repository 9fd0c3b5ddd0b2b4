import { useController } from 'react-hook-form'
import { useFieldLabel } from '#platform/ui/form/form-context.ts'
import { useMessage } from '#platform/ui/form/use-message.ts'

/** What connects a field of one's own with the form: its value, and what is wrong with it; the summary leads to `ref`. */
export function useField(name: string, label: string) {
  useFieldLabel(name, label)
  const { field, formState } = useController({ name })
  const message = useMessage(name)
  return { ...field, message, isSubmitting: formState.isSubmitting }
}
