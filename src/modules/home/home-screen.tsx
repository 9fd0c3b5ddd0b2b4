import { Suspense } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { ErrorBoundary } from '#platform/ui/error-boundary.tsx'
import { useWidgets } from '#platform/web/widgets.ts'
import { Greeting, GreetingSkeleton, PlainGreeting } from './greeting.tsx'
import styles from './home-screen.module.css'
import { WidgetFailure } from './widget-failure.tsx'
import { WidgetSkeleton } from './widget-skeleton.tsx'

export function Component() {
  const t = useTexts('home')
  const widgets = useWidgets()
  return (
    <>
      <ErrorBoundary renderError={() => <PlainGreeting />}>
        <Suspense fallback={<GreetingSkeleton />}>
          <Greeting />
        </Suspense>
      </ErrorBoundary>
      {widgets.length === 0 && (
        <Card>
          <EmptyState picture="/pictures/empty/nothing-planned.svg" title={t('empty')} text={t('emptyText')} />
        </Card>
      )}
      <div className={styles.board} data-few={widgets.reduce((sum, { width }) => sum + width, 0) < 3}>
        {widgets.map(({ id, width, Widget }) => (
          <div key={id} className={styles.place} data-width={width}>
            <ErrorBoundary renderError={(retry, error) => <WidgetFailure error={error} onRetry={retry} />}>
              <Suspense fallback={<WidgetSkeleton />}>
                <Widget />
              </Suspense>
            </ErrorBoundary>
          </div>
        ))}
      </div>
    </>
  )
}
