import { useCan, useSession } from '#platform/web/session/session.ts'
import { type BlogReply, blogComments } from '../contract-comments.ts'
import type { Post } from '../contract-posts.ts'
import { blog } from '../contract.ts'

/** Users who may edit a post moderate its comments; every author may delete their own. */
export function useCommentRights(comment: BlogReply, post: Post) {
  const can = useCan()
  const { user } = useSession()
  return {
    // Only the author may edit the text.
    edit: comment.authorId === user.id && can('update', blogComments.name, comment),
    hide: can('update', blog.name, post) && can('update', blogComments.name, comment),
    remove: can('delete', blogComments.name, comment),
  }
}
