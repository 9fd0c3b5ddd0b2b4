import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { api } from '../blog-client.ts'
import type { Summary } from '../contract-posts.ts'

// Neither true nor false: removes the post from both lists.
const purging = api.purge.mutation({ optimistic: (record) => ({ ...record, deleted: undefined }) })
const editing = api.edit.mutation({ optimistic: (record, { body }) => ({ ...record, ...body }) })

// The application has reported the error already.
const ignore = () => {}

/** Actions on a post: applied optimistically, with undo by the opposite request. */
export function usePostActions() {
  const t = useTexts('blog')
  const { mutateAsync: purge } = useMutation(purging)
  const { mutateAsync: edit } = useMutation(editing)
  const getName = ({ title }: Summary) => title || t('posts.untitled')
  const setDeleted = (post: Summary, deleted: boolean) => edit({ params: { id: post.id }, body: { deleted } })
  const restore = (post: Summary) => setDeleted(post, false)

  const trash = (post: Summary) =>
    setDeleted(post, true).then(
      () => toast({ text: t('post.deleted', { title: getName(post) }), undo: () => restore(post) }),
      ignore,
    )
  return {
    trash: (post: Summary) => void trash(post),
    restore: (post: Summary) =>
      void restore(post).then(
        () =>
          toast({
            text: t('post.restored', { title: getName(post) }),
            undo: () => setDeleted(post, true),
          }),
        ignore,
      ),
    purge: (post: Summary) =>
      void purge({ params: { id: post.id } }).then(
        () => toast({ text: t('post.purged', { title: getName(post) }) }),
        ignore,
      ),
  }
}
