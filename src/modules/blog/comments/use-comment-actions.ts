import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { comments as api } from '../blog-client.ts'
import type { BlogReply } from '../contract-comments.ts'

const editing = api.edit.mutation()
const removing = api.remove.mutation()

// The application has reported the error already.
const ignore = () => {}

/** Actions on a comment, each with undo. */
export function useCommentActions({ id, hidden, profile: { name } }: BlogReply) {
  const t = useTexts('blog')
  const edit = useMutation(editing)
  const removal = useMutation(removing)
  const isBusy = edit.isPending || removal.isPending
  const change = (body: { hidden?: boolean; deleted?: boolean }) => edit.mutateAsync({ params: { id }, body })

  return {
    isBusy,
    hide: () => {
      if (isBusy) return
      const text = t(hidden ? 'comments.shownDone' : 'comments.hiddenDone', { name })
      void change({ hidden: !hidden }).then(() => toast({ text, undo: () => change({ hidden }) }), ignore)
    },
    remove: () => {
      if (isBusy) return
      const text = t('comments.deletedDone', { name })
      void removal
        .mutateAsync({ params: { id } })
        .then(() => toast({ text, undo: () => change({ deleted: false }) }), ignore)
    },
  }
}
