import { lazy, Suspense } from 'react'
import { ErrorBoundary } from '#platform/ui/states/error-boundary.tsx'
import type { DocumentEditorProps } from './document/document-editor.tsx'
import { Waiting } from './rich-text-editor.tsx'

const DocumentEditor = lazy(async () => ({
  default: (await import('./document/document-editor.tsx')).DocumentEditor,
}))

/** The rich-text field with all extensions: pictures, tables, mentions with `@`, text direction, Markdown. */
export const RichDocumentEditor = (props: DocumentEditorProps) => (
  <ErrorBoundary>
    <Suspense fallback={<Waiting {...props} />}>
      <DocumentEditor key={props.resetKey} {...props} />
    </Suspense>
  </ErrorBoundary>
)
