import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { api } from '../notifications-client.ts'

/** Actions on notices, all with undo. */
export function useActions() {
  const t = useTexts('notifications')
  const { mutate: mark, isPending: isMarking } = useMutation(api.mark.mutation())
  const { mutate: all, isPending: isMarkingAll } = useMutation(api.markAll.mutation())
  const { mutate: remove, isPending: isRemoving } = useMutation(api.remove.mutation())
  const { mutate: restore } = useMutation(api.restore.mutation())

  const showUndoToast = (text: string, ids: readonly number[], undo: () => void) => {
    if (ids.length > 0) toast({ text, undo })
  }
  return {
    isPending: isMarking || isMarkingAll || isRemoving,
    isMarkingAll,
    mark: (ids: number[], read: boolean) =>
      mark(
        { body: { ids, read } },
        {
          onSuccess: ({ ids: changed }) =>
            showUndoToast(t(read ? 'done.read' : 'done.unread', { count: changed.length }), changed, () =>
              mark({ body: { ids: changed, read: !read } }),
            ),
        },
      ),
    markAll: () =>
      all(
        { body: {} },
        {
          onSuccess: ({ ids: changed }) =>
            showUndoToast(t('done.read', { count: changed.length }), changed, () =>
              mark({ body: { ids: changed.slice(0, 1000), read: false } }),
            ),
        },
      ),
    remove: (ids: number[]) =>
      remove(
        { body: { ids } },
        {
          onSuccess: ({ ids: changed }) =>
            showUndoToast(t('done.removed', { count: changed.length }), changed, () =>
              restore({ body: { ids: changed } }),
            ),
        },
      ),
  }
}
export type Actions = ReturnType<typeof useActions>
