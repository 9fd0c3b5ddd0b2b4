import type { Background } from '#platform/server/pipeline/call.ts'
import { users } from '../contract.ts'

interface NewUser {
  id: string
  name: string
  email: string
}

/** Tells whoever may give roles that somebody made their account themselves, and perhaps waits for one. */
export const notifyOfNewUser = (
  { events: { notify } }: { events: Pick<Background<'joined'>['events'], 'notify'> },
  { id, name, email }: NewUser,
) =>
  notify(
    { may: 'update' },
    {
      // The write is of whichever module signs people up.
      topic: users.name,
      kind: 'joined',
      values: { name, email },
      path: `/admin/users?user=${encodeURIComponent(id)}`,
      recordId: id,
      once: id,
    },
  )
