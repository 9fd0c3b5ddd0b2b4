import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { api } from '../tickets-client.ts'
import { useAllowed } from '../use-rights.ts'
import type { FormValues } from './form-values.ts'

// The form shows refusals above its fields.
const quiet = { quiet: true }

/** Creates the ticket from the form's values. */
export function useCreateTicket() {
  const t = useTexts('tickets')
  const isAllowed = useAllowed()
  const { mutateAsync: create } = useMutation(api.create.mutation(quiet))
  const { mutateAsync: remove } = useMutation(api.remove.mutation())

  return async (body: FormValues) => {
    const created = await create({ body })
    const undo = () => remove({ params: { id: created.id } })
    toast({
      text: t('done.created', { number: created.id }),
      tone: 'success',
      ...(isAllowed('delete', created) && { undo }),
    })
    return created
  }
}
