import { IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { ErrorBoundary } from '#platform/ui/states/error-boundary.tsx'
import { HeaderButton } from '#platform/ui/panes/header-button.tsx'
import { Panes, Screen } from '#platform/ui/panes/panes.tsx'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import styles from './chats-screen.module.css'
import { ChatList } from './list/chat-list.tsx'
import { ListSkeleton } from './list/list-skeleton.tsx'
import { OpenThread } from './thread/open-thread.tsx'
import { ThreadSkeleton } from './thread/thread-skeleton.tsx'
import { useChatsView } from './use-chats-view.ts'
import { useRights } from './use-rights.ts'

const BrowseDialog = lazy(async () => ({ default: (await import('./list/browse-dialog.tsx')).BrowseDialog }))
const NewChatDialog = lazy(async () => ({ default: (await import('./list/new-chat-dialog.tsx')).NewChatDialog }))

/** The list of chats beside the open one; a small window shows one of them at a time. */
export function Component() {
  const t = useTexts('chats')
  const { view, browse } = useChatsView()
  const { canRead, canWrite } = useRights()
  const [isBrowsed, setBrowsed] = useState(false)
  if (view.browse && !isBrowsed) setBrowsed(true)
  const [isCreating, setCreating] = useState(false)
  useShortcuts(
    t('title'),
    canWrite ? [{ keys: 'c', label: t('new.title'), run: () => setCreating(true), opensField: true }] : [],
  )
  if (!canRead)
    return (
      <EmptyState as="h1" picture="/pictures/empty/not-allowed.svg" title={t('noAccess')} text={t('noAccessText')} />
    )
  return (
    <>
      <Screen
        title={t('title')}
        isOpen={view.chat !== undefined}
        actions={
          canWrite && (
            <HeaderButton
              label={t('new.title')}
              icon={<IconPlus aria-hidden />}
              action={() => setCreating(true)}
              opensField
            />
          )
        }
      >
        <Panes
          className={styles.panes}
          list={
            <Suspense fallback={<ListSkeleton />}>
              <ChatList />
            </Suspense>
          }
          detail={
            <ErrorBoundary>
              <Suspense fallback={<ThreadSkeleton />}>
                <OpenThread />
              </Suspense>
            </ErrorBoundary>
          }
        />
      </Screen>
      <Suspense>
        {isBrowsed && <BrowseDialog isOpen={view.browse !== undefined} onClose={() => browse(false)} />}
        {isCreating && <NewChatDialog onClose={() => setCreating(false)} />}
      </Suspense>
    </>
  )
}
