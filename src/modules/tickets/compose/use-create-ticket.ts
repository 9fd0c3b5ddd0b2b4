import { useMutation } from '@tanstack/react-query'
import type { UseFormSetError } from 'react-hook-form'
import { Failure } from '#platform/failure.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toast.ts'
import { tickets } from '../contract.ts'
import { api } from '../tickets-client.ts'
import { useAllowed } from '../use-rights.ts'
import { fieldNames, type FormValues } from './form-values.ts'

// The form shows refusals itself, above what was typed.
const meta = { topic: tickets.name, quiet: true }

/** Writes what the form holds and answers the ticket's number, or nothing where the server refused. */
export function useCreateTicket(setError: UseFormSetError<FormValues>) {
  const t = useTexts('tickets')
  const isAllowed = useAllowed()
  const { mutateAsync: create } = useMutation({ ...api.create.mutation(), meta })
  const { mutateAsync: remove } = useMutation(api.remove.mutation())

  return async (body: FormValues) => {
    try {
      const made = await create({ body })
      const undo = { label: t('undo'), run: () => void remove({ params: { id: made.id } }).catch(() => {}) }
      toast({
        text: t('done.created', { number: made.id }),
        tone: 'success',
        ...(isAllowed('delete', made) && { action: undo }),
      })
      return made.id
    } catch (error) {
      const failure = error instanceof Failure ? error : undefined
      for (const { path, message } of failure?.issues ?? []) {
        const name = fieldNames.find((field) => field === path.split('.')[0])
        if (name) setError(name === 'requester' ? 'requester.email' : name, { message })
      }
      setError('root', { message: failure?.status === 403 ? t('errors.forbidden') : t('errors.notSaved') })
      return undefined
    }
  }
}
