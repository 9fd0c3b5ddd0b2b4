import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { gallery } from '../gallery-client.ts'

const rename = gallery.edit.mutation({ optimistic: (record, { body }) => ({ ...record, ...body }) })

/** Actions on own pictures. */
export function useGalleryActions() {
  const t = useTexts('social')
  const renaming = useMutation(rename)
  const removing = useMutation(gallery.remove.mutation())
  const restoring = useMutation(gallery.edit.mutation())
  const restore = (id: number) => restoring.mutate({ params: { id }, body: { deleted: false } })
  return {
    /** Id of the picture being deleted. */
    removed: removing.isPending ? removing.variables.params.id : undefined,
    rename: (id: number, name: string) => renaming.mutate({ params: { id }, body: { name } }),
    /** The application reports a failure. */
    remove: (id: number) =>
      removing.mutateAsync({ params: { id } }).then(
        () => toast({ text: t('gallery.removed'), undo: () => restore(id) }),
        () => {},
      ),
  }
}
