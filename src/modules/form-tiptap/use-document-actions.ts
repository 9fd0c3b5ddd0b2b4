import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useTrashActions } from '#platform/ui/records/use-trash-actions.ts'
import { useView } from '#platform/web/url-state/use-view.ts'
import type { DocumentDraft, DocumentLine } from './contract.ts'
import { api } from './documents-client.ts'
import { DocumentsView } from './documents-view.ts'

const editing = api.edit.mutation({
  optimistic: (record, { body: { deleted } }) => ({ ...record, ...(deleted !== undefined && { deleted }) }),
})

// The application shows the failure.
const ignore = () => {}

type TrashedDocument = Pick<DocumentLine, 'id' | 'title'>

/** Actions on a whole document. */
export function useDocumentActions() {
  const t = useTexts('form-tiptap')
  const [view, setView] = useView(DocumentsView)
  const create = useMutation(api.create.mutation())
  const { mutateAsync: edit } = useMutation(editing)
  const { mutateAsync: purge } = useMutation(api.purge.mutation())
  const trashActions = useTrashActions<TrashedDocument>({
    getName: ({ title }) => title || t('untitled'),
    setDeleted: ({ id }, deleted) => edit({ params: { id }, body: { deleted } }),
    purge: ({ id }) => purge({ params: { id } }),
  })

  const open = (id: number) => setView({ document: id, trash: undefined, q: undefined, page: undefined })
  const close = () => setView({ document: undefined })
  const createDocument = (draft: DocumentDraft = {}) =>
    create.isPending ? undefined : void create.mutateAsync({ body: draft }).then(({ id }) => open(id), ignore)

  return {
    isMaking: create.isPending,
    make: createDocument,
    restore(document: TrashedDocument) {
      setView({ trash: undefined })
      trashActions.restore(document)
    },
    trash(document: TrashedDocument) {
      if (view.document === document.id) close()
      trashActions.trash(document)
    },
    purge(document: TrashedDocument) {
      trashActions.purge(document)
      if (view.document === document.id) close()
    },
    close,
  }
}
export type DocumentActions = ReturnType<typeof useDocumentActions>
