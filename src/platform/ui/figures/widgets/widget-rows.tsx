import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { asWritten } from '#platform/i18n/as-written.ts'
import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import { useWidgetSize } from '#platform/web/navigation/widgets.ts'
import styles from './widget-rows.module.css'

/** In px: a grid row with its gap, the frame of a card with its title, a row of the list. */
const boardRow = 96
const frame = 24 + 2 * 24 + 24 + 16
const line = 52

/** The number of rows that fit below the title of the current card, if `usedHeight` px are used above the list. */
export function useRowsThatFit(usedHeight = 0) {
  const { height } = useWidgetSize()
  return Math.max(1, Math.floor((height * boardRow - frame - usedHeight) / line))
}

/** The rows of a card; pass as many children as `useRowsThatFit` returns. */
export const WidgetRows = ({ children }: { children: ReactNode }) => <ul className={styles.rows}>{children}</ul>

interface WidgetRowProps {
  to: string
  /** An avatar, a picture or an icon of at most 36 px. */
  lead?: ReactNode
  title: ReactNode
  note?: ReactNode
  /** At the end of the row: a figure, a time, an icon. */
  end?: ReactNode
}

/** A row with a link: title, secondary text, and a figure at the end. */
export const WidgetRow = ({ to, lead, title, note, end }: WidgetRowProps) => (
  <li>
    <Link className={styles.row} to={to}>
      {lead && <span className={styles.lead}>{lead}</span>}
      <span className={styles.text}>
        <bdi className={styles.title} {...(typeof title === 'string' && asWritten(title))}>
          {title}
        </bdi>
        {note && <bdi className={styles.note}>{note}</bdi>}
      </span>
      {end && <span className={styles.end}>{end}</span>}
    </Link>
  </li>
)

interface WidgetRowSkeletonsProps {
  count: number
  /** Whether the rows begin with an avatar or a picture. */
  hasLead?: boolean
}

/** Placeholder rows while loading. */
export const WidgetRowSkeletons = ({ count, hasLead = true }: WidgetRowSkeletonsProps) => (
  <ul className={styles.rows} aria-hidden>
    {Array.from({ length: count }, (_, index) => (
      <li key={index} className={styles.row}>
        {hasLead && <Skeleton width={36} height={36} circle className={styles.lead} />}
        <span className={styles.text}>
          <Skeleton width={`${70 - ((index * 13) % 30)}%`} />
          <Skeleton width={`${45 - ((index * 7) % 20)}%`} className="margin-block-start-2" />
        </span>
      </li>
    ))}
  </ul>
)
