import { useController } from 'react-hook-form'
import { useFieldLabel } from '#platform/ui/form/form-context.ts'
import { useMessage } from '#platform/ui/form/errors/use-message.ts'

/** Connects a custom field with the form; the error summary focuses `ref`. */
export function useField(name: string, label: string) {
  useFieldLabel(name, label)
  const { field, formState } = useController({ name })
  const message = useMessage(name)
  return { ...field, message, isSubmitting: formState.isSubmitting }
}
