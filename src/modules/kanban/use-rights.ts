import { useCan, useSession } from '#platform/web/session/session.ts'
import { kanban } from './contract.ts'

/** The current user's permissions on the board. */
export function useRights() {
  const can = useCan()
  const { user } = useSession()
  const isAllowed = (action: 'create' | 'update' | 'delete', kind: string) => can(action, kanban.name, { kind })
  return {
    me: user.id,
    /** Permission to add and change cards and columns. */
    update: isAllowed('create', 'task') && isAllowed('update', 'task'),
    remove: isAllowed('delete', 'task'),
    comment: can('create', kanban.name, { kind: 'comment', authorId: user.id }),
    /** Permission to delete, but not to edit, the comments of others. */
    removeComments: isAllowed('update', 'comment') && can('update', kanban.name, { kind: 'comment', authorId: '' }),
  }
}

export type Rights = ReturnType<typeof useRights>
