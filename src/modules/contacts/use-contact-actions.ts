import { useMutation } from '@tanstack/react-query'
import { useTrashActions } from '#platform/ui/records/use-trash-actions.ts'
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
  const { mutateAsync: edit } = useMutation(editing)
  const { mutateAsync: purge } = useMutation(purging)

  const params = (contact: Contact) => ({ params: { id: contact.id } })
  const change = (contact: Contact, body: ContactChanges) => edit({ ...params(contact), body })
  const trashActions = useTrashActions<Contact>({
    getName: formatName,
    setDeleted: (contact, deleted) => change(contact, { deleted }),
    purge: (contact) => purge(params(contact)),
  })

  return {
    ...trashActions,
    star: (contact: Contact) => void change(contact, { starred: !contact.starred }).catch(ignore),
    mark: (contact: Contact) =>
      void change(contact, { frequentlycontacted: !contact.frequentlycontacted }).catch(ignore),
  }
}

export type ContactActions = ReturnType<typeof useContactActions>
