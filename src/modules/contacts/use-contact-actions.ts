import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { formatName } from './contact-name.ts'
import { api } from './contacts-client.ts'
import type { Contact, ContactChanges } from './contract.ts'

const editing = api.edit.mutation({ optimistic: (record, { body }) => ({ ...record, ...body }) })
// Removes the row from the list and from the trash.
const purging = api.purge.mutation({ optimistic: (record) => ({ ...record, deleted: undefined }) })

// The application reports failures itself.
const ignore = () => {}

/** The actions of one contact: shown before the answer, and undone by the opposite call. */
export function useContactActions() {
  const t = useTexts('contacts')
  const { mutateAsync: edit } = useMutation(editing)
  const { mutateAsync: purge } = useMutation(purging)

  const params = (contact: Contact) => ({ params: { id: contact.id } })
  const change = (contact: Contact, body: ContactChanges) => edit({ ...params(contact), body })

  return {
    star: (contact: Contact) => void change(contact, { starred: !contact.starred }).catch(ignore),
    mark: (contact: Contact) =>
      void change(contact, { frequentlycontacted: !contact.frequentlycontacted }).catch(ignore),
    trash: (contact: Contact) =>
      void change(contact, { deleted: true }).then(
        () =>
          toast({
            text: t('done.trashed', { name: formatName(contact) }),
            undo: () => change(contact, { deleted: false }),
          }),
        ignore,
      ),
    restore: (contact: Contact) =>
      void change(contact, { deleted: false }).then(
        () =>
          toast({
            text: t('done.restored', { name: formatName(contact) }),
            undo: () => change(contact, { deleted: true }),
          }),
        ignore,
      ),
    purge: (contact: Contact) =>
      void purge(params(contact)).then(() => toast({ text: t('done.purged', { name: formatName(contact) }) }), ignore),
  }
}

export type ContactActions = ReturnType<typeof useContactActions>
