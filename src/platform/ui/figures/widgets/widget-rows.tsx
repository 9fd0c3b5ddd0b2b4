import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import { useWidgetSize } from '#platform/web/navigation/widgets.ts'
import styles from './widget-rows.module.css'

/** In px: a row of the board with the room below it, a card's frame with its title, a line of a list. */
const boardRow = 96
const frame = 24 + 2 * 24 + 24 + 16
const line = 52

/** How many lines fit below the title of the card that asks, where `taken` px stand above the list. */
export function useRowsThatFit(taken = 0) {
  const { height } = useWidgetSize()
  return Math.max(1, Math.floor((height * boardRow - frame - taken) / line))
}

/** The lines of a card: as many children as `useRowsThatFit` says. */
export const WidgetRows = ({ children }: { children: ReactNode }) => <ul className={styles.rows}>{children}</ul>

interface WidgetRowProps {
  to: string
  /** A face, a picture, a mark of 36 px at the most. */
  lead?: ReactNode
  title: ReactNode
  note?: ReactNode
  /** At the end of the line: a figure, a time, a mark. */
  end?: ReactNode
}

/** One line that leads somewhere: what it is about, a quiet word below it, a figure at its end. */
export const WidgetRow = ({ to, lead, title, note, end }: WidgetRowProps) => (
  <li>
    <Link className={styles.row} to={to}>
      {lead && <span className={styles.lead}>{lead}</span>}
      <span className={styles.words}>
        <bdi className={styles.title}>{title}</bdi>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {end && <span className={styles.end}>{end}</span>}
    </Link>
  </li>
)

interface WidgetRowSkeletonsProps {
  count: number
  /** Whether the lines begin with a face or a picture. */
  hasLead?: boolean
}

/** Lines of the shape that is being loaded. */
export const WidgetRowSkeletons = ({ count, hasLead = true }: WidgetRowSkeletonsProps) => (
  <ul className={styles.rows} aria-hidden>
    {Array.from({ length: count }, (_, index) => (
      <li key={index} className={styles.row}>
        {hasLead && <Skeleton width={36} height={36} circle className={styles.lead} />}
        <span className={styles.words}>
          <Skeleton width={`${70 - ((index * 13) % 30)}%`} />
          <Skeleton width={`${45 - ((index * 7) % 20)}%`} className="margin-block-start-2" />
        </span>
      </li>
    ))}
  </ul>
)
