import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { api } from '../notifications-client.ts'

// The application shows failures.
const ignore = () => {}

/** Actions on notices, all with undo. */
export function useActions() {
  const t = useTexts('notifications')
  const { mutateAsync: mark, isPending: isMarking } = useMutation(api.mark.mutation())
  const { mutateAsync: all, isPending: isMarkingAll } = useMutation(api.markAll.mutation())
  const { mutateAsync: remove, isPending: isRemoving } = useMutation(api.remove.mutation())
  const { mutate: restore } = useMutation(api.restore.mutation())

  const showUndoToast = (text: string, ids: readonly number[], undo: () => unknown) => {
    if (ids.length > 0) toast({ text, undo })
  }
  return {
    isPending: isMarking || isMarkingAll || isRemoving,
    isMarkingAll,
    mark: (ids: number[], read: boolean) =>
      void mark({ body: { ids, read } }).then(
        ({ ids: changed }) =>
          showUndoToast(t(read ? 'done.read' : 'done.unread', { count: changed.length }), changed, () =>
            mark({ body: { ids: changed, read: !read } }),
          ),
        ignore,
      ),
    markAll: () =>
      void all({ body: {} }).then(
        ({ ids: changed }) =>
          showUndoToast(t('done.read', { count: changed.length }), changed, () =>
            mark({ body: { ids: changed.slice(0, 1000), read: false } }),
          ),
        ignore,
      ),
    remove: (ids: number[]) =>
      void remove({ body: { ids } }).then(
        ({ ids: changed }) =>
          showUndoToast(t('done.removed', { count: changed.length }), changed, () =>
            restore({ body: { ids: changed } }),
          ),
        ignore,
      ),
  }
}
export type Actions = ReturnType<typeof useActions>
