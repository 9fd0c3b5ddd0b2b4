import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { api } from '../documents-client.ts'
import type { DocumentActions } from '../use-document-actions.ts'
import { DocumentPane } from './document-pane.tsx'
import { DocumentSkeleton } from './document-skeleton.tsx'

interface OpenDocumentProps {
  id: number
  actions: DocumentActions
}

export function OpenDocument({ id, actions }: OpenDocumentProps) {
  const { data, error, refetch } = useQuery(api.show.query({ params: { id } }))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <DocumentSkeleton />
  return <DocumentPane document={data} actions={actions} />
}
