import { IconPlus } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { Suspense } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { ErrorBoundary } from '#platform/ui/states/error-boundary.tsx'
import { Panes, Screen } from '#platform/ui/panes/panes.tsx'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import { useView } from '#platform/web/url-state/use-view.ts'
import styles from './documents-screen.module.css'
import { DocumentsView } from './documents-view.ts'
import { DocumentList } from './list/document-list.tsx'
import { useDocumentActions } from './use-document-actions.ts'
import { useRights } from './use-rights.ts'
import { DocumentSkeleton } from './edit/document-skeleton.tsx'
import { OpenDocument } from './edit/open-document.tsx'

/** The user's documents, and the open one. */
export function Component() {
  const t = useTexts('form-tiptap')
  const rights = useRights()
  const [view] = useView(DocumentsView)
  const actions = useDocumentActions()
  useShortcuts(
    t('title'),
    rights.create ? [{ keys: 'c', label: t('new'), run: () => actions.make(), opensField: true }] : [],
  )

  if (!rights.read)
    return (
      <EmptyState as="h1" picture="/pictures/empty/not-allowed.svg" title={t('noAccess')} text={t('noAccessText')} />
    )
  const { document: id } = view
  return (
    <Screen
      title={t('title')}
      lead={t(rights.create ? 'lead' : 'readOnly')}
      isOpen={id !== undefined}
      actions={
        rights.create && (
          <Button
            variant="contained"
            startIcon={<IconPlus size={18} aria-hidden />}
            loading={actions.isMaking}
            loadingPosition="start"
            onClick={() => actions.make()}
          >
            {t('new')}
          </Button>
        )
      }
    >
      <Panes
        className={styles.panes ?? ''}
        list={<DocumentList actions={actions} />}
        detail={
          id === undefined ? (
            <div className="centered padding-6">
              <EmptyState small title={t('choose')} text={t('chooseText')} />
            </div>
          ) : (
            <ErrorBoundary key={id}>
              <Suspense fallback={<DocumentSkeleton />}>
                <OpenDocument id={id} actions={actions} />
              </Suspense>
            </ErrorBoundary>
          )
        }
      />
    </Screen>
  )
}
