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
    /** How tall a card is. */
    '--rows'?: number
  }
}

interface BoardCellProps {
  card: PlacedCard
  /** Lies above the card while it is arranged. */
  controls: ReactNode
  /** Whether the card is loaded at once, wherever the window ends. */
  isFirst: boolean
}

/** A place of the board: as large as was arranged from the first moment on; its card loads when it is near. */
export function BoardCell({ card: { id, width, height, widget }, controls, isFirst }: BoardCellProps) {
  const { place, isNear } = useIsNear(isFirst)
  return (
    <div ref={place} className={styles.cell} data-card={id} data-width={width} style={{ '--rows': height }}>
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
