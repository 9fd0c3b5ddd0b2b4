import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useView } from '#platform/web/url-state/use-view.ts'
import type { DocumentDraft, DocumentLine } from './contract.ts'
import { api } from './documents-client.ts'
import { DocumentsView } from './documents-view.ts'

const editing = api.edit.mutation({
  optimistic: (record, { body: { deleted } }) => ({ ...record, ...(deleted !== undefined && { deleted }) }),
})

// The application shows the failure.
const ignore = () => {}

/** Actions on a whole document. */
export function useDocumentActions() {
  const t = useTexts('form-tiptap')
  const [view, setView] = useView(DocumentsView)
  const create = useMutation(api.create.mutation())
  const edit = useMutation(editing)
  const purge = useMutation(api.purge.mutation())

  const open = (id: number) => setView({ document: id, trash: undefined, q: undefined, page: undefined })
  const close = () => setView({ document: undefined })
  const createDocument = (draft: DocumentDraft = {}) =>
    create.isPending ? undefined : void create.mutateAsync({ body: draft }).then(({ id }) => open(id), ignore)
  const setDeleted = (id: number, deleted: boolean) => edit.mutateAsync({ params: { id }, body: { deleted } })

  return {
    isMaking: create.isPending,
    make: createDocument,
    restore(id: number) {
      setView({ trash: undefined })
      void setDeleted(id, false).then(() => toast({ text: t('done.restored') }), ignore)
    },
    trash({ id }: Pick<DocumentLine, 'id'>) {
      if (view.document === id) close()
      const undo = () => setDeleted(id, false)
      void setDeleted(id, true).then(() => toast({ text: t('done.trashed'), undo }), ignore)
    },
    removeForGood({ id }: Pick<DocumentLine, 'id'>) {
      purge.mutate({ params: { id } })
      if (view.document === id) close()
    },
    close,
  }
}
export type DocumentActions = ReturnType<typeof useDocumentActions>
