import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { ErrorBoundary } from '#platform/ui/states/error-boundary.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import { useCan } from '#platform/web/session/session.ts'
import { useWidgets } from '#platform/web/navigation/widgets.ts'
import { placeCards, filterVisible } from './arrangement.ts'
import { Board, BoardSkeleton } from './board/board.tsx'
import type { Board as StoredBoard } from './contract.ts'
import { HeaderSkeleton, HomeHeader, StaticHeader } from './board/home-header.tsx'
import styles from './home-screen.module.css'
import { boardQuery } from './board-query.ts'
import { useArranging } from './use-arranging.ts'

// Loaded when the user starts arranging.
const Toolbar = lazy(() => import('./arrange/toolbar.tsx'))
const CardControls = lazy(() => import('./arrange/card-controls.tsx'))

export function Component() {
  const widgets = useWidgets()
  usePrefetchQuery(boardQuery)
  return (
    <ErrorBoundary renderError={(retry, error) => <LoadError error={error} onRetry={retry} />}>
      <Suspense
        fallback={
          <>
            <HeaderSkeleton />
            <BoardSkeleton cards={placeCards(widgets, null)} />
          </>
        }
      >
        <ErrorBoundary renderError={(retry) => <Home storedCards={null} onRetry={retry} />}>
          <StoredHome />
        </ErrorBoundary>
      </Suspense>
    </ErrorBoundary>
  )
}

function StoredHome() {
  // Starts this request in parallel with that of the board.
  useCan()
  const { data } = useSuspenseQuery(boardQuery)
  return <Home storedCards={data.cards} />
}

const LoadError = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <>
    <StaticHeader />
    <Card>
      <ErrorState error={error} onRetry={onRetry} />
    </Card>
  </>
)

interface HomeProps {
  storedCards: StoredBoard['cards']
  /** Set if the arrangement failed to load; editing is disabled then, since saving would overwrite it. */
  onRetry?: () => void
}

function Home({ storedCards, onRetry }: HomeProps) {
  const t = useTexts('home')
  const can = useCan()
  const widgets = useWidgets().filter(({ topic }) => topic === undefined || can('read', topic))
  const arranging = useArranging(widgets, storedCards)
  const board = useRef<HTMLDivElement>(null)
  const { preview, isArranging } = arranging
  const visible = filterVisible(preview)
  const renderControls = (card: (typeof visible)[number], index: number) => (
    <Suspense>
      <CardControls card={card} index={index} arranging={arranging} board={board} />
    </Suspense>
  )
  return (
    <>
      <HomeHeader
        onArrange={onRetry || widgets.length === 0 ? undefined : arranging.start}
        actions={
          isArranging && (
            <Suspense fallback={<span className={styles.room} />}>
              <Toolbar arranging={arranging} board={board} />
            </Suspense>
          )
        }
      />
      {onRetry && (
        <p className={styles.notice} role="status">
          {t('unknown')}
          <PlainButton kind="text" onClick={onRetry}>
            {t('retry')}
          </PlainButton>
        </p>
      )}
      {visible.length === 0 && (
        <Card>
          <EmptyState
            picture="/pictures/empty/nothing-planned.svg"
            title={t(widgets.length === 0 ? 'empty' : 'allHidden')}
            text={t(widgets.length === 0 ? 'emptyText' : 'allHiddenText')}
          />
        </Card>
      )}
      <Board ref={board} cards={visible} renderControls={isArranging ? renderControls : undefined} />
    </>
  )
}
