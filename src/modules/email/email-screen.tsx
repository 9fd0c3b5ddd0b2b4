import { lazy, Suspense } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorBoundary } from '#platform/ui/states/error-boundary.tsx'
import { Panes, Screen } from '#platform/ui/panes/panes.tsx'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import styles from './email-screen.module.css'
import { MailList } from './list/mail-list.tsx'
import { ThreadSkeleton } from './detail/thread-skeleton.tsx'
import { SidePane } from './side/side-pane.tsx'
import { useEmailView } from './use-email-view.ts'
import { useMailActions } from './use-mail-actions.ts'
import { useFolderName } from './use-folder-name.ts'
import { useRights } from './use-rights.ts'
import { ComposeButton } from './compose/compose-button.tsx'
import { loadComposePanel, useComposerAhead } from './compose/load-ahead.ts'

const ThreadPane = lazy(async () => ({ default: (await import('./detail/thread-pane.tsx')).ThreadPane }))
const ComposePanel = lazy(loadComposePanel)

/** Folders, list and conversation in three panes, with the composer above them. */
export function Component() {
  const t = useTexts('email')
  const rights = useRights()
  const actions = useMailActions()
  const { view, compose } = useEmailView()
  const folder = useFolderName()
  useComposerAhead(rights.create)

  useShortcuts(
    t('title'),
    rights.create ? [{ keys: 'c', label: t('compose.new'), run: () => compose('new'), opensField: true }] : [],
  )

  return (
    <Screen
      title={t('title')}
      lead={folder}
      sideLabel={t('side')}
      isOpen={view.thread !== undefined}
      actions={rights.create && <ComposeButton />}
    >
      <Panes
        className={styles.panes ?? ''}
        side={<SidePane actions={actions} />}
        list={<MailList actions={actions} />}
        detail={
          view.thread !== undefined && (
            <ErrorBoundary key={view.thread}>
              <Suspense fallback={<ThreadSkeleton />}>
                <ThreadPane id={view.thread} actions={actions} />
              </Suspense>
            </ErrorBoundary>
          )
        }
      />
      {view.compose !== undefined && rights.create && (
        <ErrorBoundary>
          <Suspense>
            <ComposePanel />
          </Suspense>
        </ErrorBoundary>
      )}
    </Screen>
  )
}
