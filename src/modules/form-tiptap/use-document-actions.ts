import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useView } from '#platform/web/search/use-view.ts'
import type { DocumentDraft, DocumentLine } from './contract.ts'
import { api } from './documents-client.ts'
import { DocumentsView } from './documents-view.ts'

const toTrash = api.remove.mutation()
const editing = api.edit.mutation({
  optimistic: (record, { body: { deleted } }) => ({ ...record, ...(deleted !== undefined && { deleted }) }),
})

/** Actions on a whole document. */
export function useDocumentActions() {
  const t = useTexts('form-tiptap')
  const [view, setView] = useView(DocumentsView)
  const create = useMutation(api.create.mutation())
  const edit = useMutation(editing)
  const remove = useMutation(toTrash)

  const open = (id: number) => setView({ document: id, trash: undefined, q: undefined, page: undefined })
  const close = () => setView({ document: undefined })
  const make = (draft: DocumentDraft = {}) =>
    create.isPending ? undefined : create.mutate({ body: draft }, { onSuccess: ({ id }) => open(id) })
  const restore = (id: number) => edit.mutate({ params: { id }, body: { deleted: false } })

  return {
    isMaking: create.isPending,
    make,
    restore(id: number) {
      restore(id)
      setView({ trash: undefined })
      toast({ text: t('done.restored') })
    },
    trash({ id }: Pick<DocumentLine, 'id'>) {
      edit.mutate({ params: { id }, body: { deleted: true } })
      if (view.document === id) close()
      toast({ text: t('done.trashed'), action: { label: t('undo'), run: () => restore(id) } })
    },
    removeForGood({ id }: Pick<DocumentLine, 'id'>) {
      remove.mutate({ params: { id } })
      if (view.document === id) close()
    },
    close,
  }
}
export type DocumentActions = ReturnType<typeof useDocumentActions>
