import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useCopyText } from '#platform/ui/toasts/use-copy-text.ts'
import { base } from '#platform/web/navigation/base.ts'
import type { Post } from '../contract-posts.ts'
import { posts } from '../social-client.ts'
import { likedPost, onPost, withComment, withLike, withoutComment } from './changed-post.ts'
import { postPath } from './feed-view.ts'

// The application has reported the error already.
const ignore = () => {}

const like = posts.like.mutation({
  optimistic: (record, { body }) => onPost((post) => likedPost(post, body.like))(record),
})

/** Likes a post; requests are sent in order. */
export function useLike({ id }: Pick<Post, 'id'>) {
  const { mutate } = useMutation({ ...like, scope: { id: `like ${id}` } })
  return (isLiked: boolean) => mutate({ params: { id }, body: { like: isLiked } })
}

const likeComment = posts.likeComment.mutation({
  optimistic: (record, { params, body }) =>
    onPost((post) => withComment(post, Number(params.comment), (likes) => withLike(likes, body.like)))(record),
})
const removeComment = posts.removeComment.mutation({
  optimistic: (record, { params }) => onPost((post) => withoutComment(post, Number(params.comment)))(record),
})

/** Actions on the comments of a post. */
export function useCommentActions({ id }: Pick<Post, 'id'>) {
  const t = useTexts('social')
  const liking = useMutation({ ...likeComment, scope: { id: `like comments of ${id}` } })
  const removing = useMutation(removeComment)
  const restoring = useMutation(posts.restoreComment.mutation())
  return {
    like: (comment: number, isLiked: boolean) => liking.mutate({ params: { id, comment }, body: { like: isLiked } }),
    remove: (comment: number) =>
      void removing.mutateAsync({ params: { id, comment } }).then(
        () =>
          toast({
            text: t('comments.removed'),
            undo: () => restoring.mutate({ params: { id, comment } }),
          }),
        ignore,
      ),
  }
}

/** Actions on an own post, and on a post's URL. */
export function usePostActions({ id }: Pick<Post, 'id'>) {
  const t = useTexts('social')
  const removing = useMutation(posts.remove.mutation())
  const restoring = useMutation(posts.edit.mutation())
  const copy = useCopyText()
  return {
    isRemoving: removing.isPending,
    remove: async () => {
      try {
        await removing.mutateAsync({ params: { id } })
      } catch {
        return false
      }
      const undo = () => restoring.mutate({ params: { id }, body: { deleted: false } })
      toast({ text: t('post.removed'), undo })
      return true
    },
    copyLink: () => {
      const { pathname, search } = postPath(id)
      return copy(`${location.origin}${base}${pathname.slice(1)}?${search}`, { done: t('post.copied') })
    },
  }
}
