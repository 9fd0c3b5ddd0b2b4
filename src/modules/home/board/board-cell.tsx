import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from '#platform/ui/states/error-boundary.tsx'
import { WidgetSizeContext } from '#platform/web/navigation/widgets.ts'
import type { PlacedCard } from '../arrangement.ts'
import styles from './board.module.css'
import { useIsNear } from './use-is-near.ts'
import { WidgetFailure } from './widget-failure.tsx'
import { WidgetSkeleton } from './widget-skeleton.tsx'

declare module 'react' {
  interface CSSProperties {
    /** Height in rows. */
    '--rows'?: number
  }
}

interface BoardCellProps {
  card: PlacedCard
  /** Overlay in edit mode. */
  controls: ReactNode
  /** Loads at once, without waiting until the card is near the viewport. */
  isFirst: boolean
}

/** A card with fixed size; its content loads when it is near the viewport. */
export function BoardCell({ card: { id, width, height, widget }, controls, isFirst }: BoardCellProps) {
  const { ref, isNear } = useIsNear(isFirst)
  return (
    <div ref={ref} className={styles.cell} data-card={id} data-width={width} style={{ '--rows': height }}>
      <div className={styles.content} inert={Boolean(controls)}>
        {isNear ? (
          <WidgetSizeContext value={{ width, height }}>
            <Filled Widget={widget.Widget} height={height} />
          </WidgetSizeContext>
        ) : (
          <div className={styles.far} />
        )}
      </div>
      {controls}
    </div>
  )
}

function Filled({ Widget, height }: { Widget: PlacedCard['widget']['Widget']; height: number }) {
  return (
    <ErrorBoundary renderError={(retry, error) => <WidgetFailure error={error} height={height} onRetry={retry} />}>
      <Suspense fallback={<WidgetSkeleton height={height} />}>
        <Widget />
      </Suspense>
    </ErrorBoundary>
  )
}
