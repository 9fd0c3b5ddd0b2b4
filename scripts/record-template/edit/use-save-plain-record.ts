import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { changedFields } from '#platform/fields/changed-fields.ts'
import { Failure } from '#platform/errors/failure.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { type PlainRecord, plainRecords } from '../contract.ts'
import { api } from '../plain-records-client.ts'
import { type FormValues, toFormValues } from './form-values.ts'

// The form shows refusals itself, above the typed values.
const meta = { topic: plainRecords.name, quiet: true }

/** Saves the form's values, and returns the id. */
export function useSavePlainRecord(before: PlainRecord | undefined) {
  const t = useTexts('plain-records')
  const { mutateAsync: create } = useMutation({ ...api.create.mutation(), meta })
  const { mutateAsync: edit } = useMutation({ ...api.edit.mutation(), meta })
  const { mutateAsync: undoEdit } = useMutation(api.edit.mutation())
  const { mutateAsync: remove } = useMutation(api.remove.mutation())
  const lastVersion = useRef(before?.version)

  return async (values: FormValues) => {
    if (!before) {
      const created = await create({ body: values })
      toast({
        text: t('done.created', { name: created.plainName }),
        tone: 'success',
        undo: () => remove({ params: { id: created.id } }),
      })
      return created.id
    }
    const params = { id: before.id }
    const changes = changedFields(toFormValues(before), values)
    if (Object.keys(changes).length === 0) return before.id
    try {
      await edit({ params, body: { ...changes, version: lastVersion.current } })
    } catch (error) {
      // Saving again after the conflict was shown overwrites the other change, in the edited fields only.
      if (error instanceof Failure && error.status === 409)
        lastVersion.current = (await api.show.send({ params })).version
      throw error
    }
    const reversedChanges = changedFields(values, toFormValues(before))
    toast({
      text: t('done.saved', { name: values.plainName }),
      tone: 'success',
      undo: () => undoEdit({ params, body: reversedChanges }),
    })
    return before.id
  }
}
