import type { ReactNode, Ref } from 'react'
import { firstCards } from '#platform/web/navigation/first-cards.ts'
import type { PlacedCard } from '../arrangement.ts'
import { BoardCell } from './board-cell.tsx'
import styles from './board.module.css'
import { WidgetSkeleton } from './widget-skeleton.tsx'

interface BoardProps {
  cards: readonly PlacedCard[]
  /** Overlay of a card in edit mode. */
  renderControls?: ((card: PlacedCard, index: number) => ReactNode) | undefined
  ref?: Ref<HTMLDivElement>
}

export const Board = ({ cards, renderControls, ref }: BoardProps) => (
  <div className={styles.frame}>
    <div ref={ref} className={styles.board} data-arranging={renderControls !== undefined}>
      {cards.map((card, index) => (
        <BoardCell key={card.id} card={card} controls={renderControls?.(card, index)} isFirst={index < firstCards} />
      ))}
    </div>
  </div>
)

/** The default layout, before the user is known. */
export const BoardSkeleton = ({ cards }: { cards: readonly PlacedCard[] }) => (
  <div className={styles.frame}>
    <div className={styles.board} aria-hidden>
      {cards.map(({ id, width, height }) => (
        <div key={id} className={styles.cell} data-width={width} style={{ '--rows': height }}>
          <WidgetSkeleton height={height} />
        </div>
      ))}
    </div>
  </div>
)
