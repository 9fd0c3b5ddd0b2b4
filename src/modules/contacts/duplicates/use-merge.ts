import { useMutation } from '@tanstack/react-query'
import { withBase } from '#platform/fields/changed-fields.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { formatName } from '../contact-name.ts'
import { api } from '../contacts-client.ts'
import type { Contact } from '../contract.ts'
import { toFormValues } from '../edit/form-values.ts'
import type { merged } from './merge-choices.ts'

/** Merges contacts into one of them, with undo. */
export function useMerge() {
  const t = useTexts('contacts')
  const { mutateAsync: merge, isPending } = useMutation(api.merge.mutation())
  const { mutateAsync: edit } = useMutation(api.edit.mutation())
  const { mutateAsync: change } = useMutation(api.bulk.mutation())

  const undo = async (keep: Contact, mergedContact: Contact, remove: number[]) => {
    await change({ body: { ids: remove, deleted: false } })
    // Refused for a field that a colleague has changed since the merge.
    await edit({ params: { id: keep.id }, body: withBase(mergedContact, toFormValues(keep)) })
  }

  return {
    isPending,
    async merge(contacts: readonly Contact[], keep: Contact, changes: ReturnType<typeof merged>) {
      const remove = contacts.flatMap(({ id }) => (id === keep.id ? [] : [id]))
      const readAt = Object.fromEntries(contacts.map(({ id, updatedAt }) => [String(id), updatedAt]))
      const contact = await merge({ body: { keep: keep.id, remove, contact: changes, readAt } })
      toast({
        text: t('done.merged', { name: formatName(contact) }),
        tone: 'success',
        undo: () => undo(keep, contact, remove),
      })
    },
  }
}
