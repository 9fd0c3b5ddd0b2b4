import { useCan } from '#platform/web/session/session.ts'
import { blogComments } from './contract-comments.ts'
import type { Summary } from './contract-posts.ts'
import { blog } from './contract.ts'

/** The user's permissions for posts and comments. */
export function useRights() {
  const can = useCan()
  return {
    create: can('create', blog.name),
    comment: can('create', blogComments.name),
    update: (post: Summary) => can('update', blog.name, post),
    remove: (post: Summary) => can('delete', blog.name, post),
  }
}
