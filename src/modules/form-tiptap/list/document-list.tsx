import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Pager } from '#platform/ui/pager/pager.tsx'
import { useRowSteps } from '#platform/ui/row-steps/use-row-steps.ts'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import { useView } from '#platform/web/url-state/use-view.ts'
import { api } from '../documents-client.ts'
import { DocumentsView, linkTo, toListQuery, perPage } from '../documents-view.ts'
import type { DocumentActions } from '../use-document-actions.ts'
import { DocumentRow } from './document-row.tsx'
import { ListEmpty } from './list-empty.tsx'
import { ListHead } from './list-head.tsx'

/** The documents, most recently changed first. */
export function DocumentList({ actions }: { actions: DocumentActions }) {
  const t = useTexts('form-tiptap')
  const [view, setView] = useView(DocumentsView)
  const { trash = false, page } = view
  const list = useQuery({ ...api.list.page({ query: toListQuery(view) }), placeholderData: keepPreviousData })
  // Applies an optimistic deletion or restoration before the response.
  const documents = list.data?.items.filter(({ deleted }) => deleted === trash) ?? []
  const rows = useRef<HTMLUListElement>(null)
  const openIndex = documents.findIndex(({ id }) => id === view.document)
  useRowSteps(rows, 'li', {
    openIndex: openIndex < 0 ? undefined : openIndex,
    openAt: (index) => setView({ document: documents[index]?.id }, { replace: true }),
  })

  return (
    <section className="column min-inline-0 min-block-0" aria-label={t('list')}>
      <ListHead actions={actions} />
      <div
        className="flex-1 min-block-0 scroll-y scroll-contain dim-stale"
        data-stale={list.isPlaceholderData}
        aria-busy={list.isPending}
      >
        {list.isPending && <Waiting />}
        {list.isError && !list.data && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {list.data && documents.length === 0 && !list.isPlaceholderData && <ListEmpty actions={actions} />}
        {documents.length > 0 && (
          <ul ref={rows} className="grid one-column">
            {documents.map((line) => (
              <DocumentRow
                key={line.id}
                line={line}
                to={linkTo(view, { document: line.id })}
                isOpen={line.id === view.document}
              />
            ))}
          </ul>
        )}
        <Pager
          total={list.data?.total ?? 0}
          perPage={perPage}
          page={page}
          onPage={(next) => setView({ page: next > 1 ? next : undefined })}
        />
      </div>
    </section>
  )
}

const Waiting = () => (
  <ul className="grid one-column" aria-hidden>
    {[70, 45, 60, 50].map((width) => (
      <li key={width} className="grid gap-2 padding-4 border-below">
        <Skeleton width={`${width}%`} />
        <Skeleton width="90%" />
        <Skeleton width="40%" />
      </li>
    ))}
  </ul>
)
