import { useMutation } from '@tanstack/react-query'
import { changedFields } from '#platform/fields/changed-fields.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useMergedEdit } from '#platform/web/drafts/merge/use-merged-edit.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { formatName } from '../contact-name.ts'
import { api } from '../contacts-client.ts'
import type { Contact } from '../contract.ts'
import type { FormValues } from './form-values.ts'

// The form shows refusals above its fields.
const quiet = { quiet: true }

/** Saves the form's values and answers the contact's id. */
export function useSaveContact(contact: Contact | undefined, initialValues: FormValues) {
  const t = useTexts('contacts')
  const { mutateAsync: create } = useMutation(api.create.mutation(quiet))
  const { mutateAsync: edit } = useMutation(api.edit.mutation(quiet))
  const { mutateAsync: change } = useMutation(api.edit.mutation())
  const merge = useMergedEdit(contact)

  return async (values: FormValues) => {
    if (!contact) {
      const created = await create({ body: values })
      toast({
        text: t('done.created', { name: formatName(created) }),
        tone: 'success',
        undo: () => change({ params: { id: created.id }, body: { deleted: true } }),
      })
      return created.id
    }
    const { id } = contact
    const body = changedFields(initialValues, values)
    if (Object.keys(body).length === 0) return id
    const send = (changes: typeof body) => merge(changes, (merged) => edit({ params: { id }, body: merged }))
    await send(body)
    toast({ text: t('done.saved'), tone: 'success', undo: () => send(changedFields(values, initialValues)) })
    return id
  }
}
