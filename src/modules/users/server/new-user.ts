import type { Background } from '#platform/server/pipeline/call.ts'
import { users } from '../contract.ts'

interface NewUser {
  id: string
  name: string
  email: string
}

/** Notifies users who may assign roles of a new sign-up, which may wait for one. */
export const notifyOfNewUser = (
  { events: { notify } }: { events: Pick<Background<'joined'>['events'], 'notify'> },
  { id, name, email }: NewUser,
) =>
  notify(
    { permission: 'update' },
    {
      // The write belongs to the module that handles sign-up.
      topic: users.name,
      kind: 'joined',
      values: { name, email },
      path: `/admin/users?user=${encodeURIComponent(id)}`,
      recordId: id,
      once: id,
    },
  )
