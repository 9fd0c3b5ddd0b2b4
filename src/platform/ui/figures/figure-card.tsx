import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Figure } from '#platform/numbers/figures.ts'
import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import { Change } from './change.tsx'
import styles from './figure-card.module.css'

interface FigureCardProps {
  title: string
  /** The screen of the figure, with the same filter. */
  to?: string
  /** Undefined while loading. */
  figure: Figure | undefined
  format: (value: number) => string
  /** Whether an increase is good or bad, such as for open tickets. */
  good?: 'up' | 'down' | 'neither'
  /** Text instead of the change, for a figure without one. */
  note?: ReactNode
  /** True while the data is still that of the previous period. */
  isOld?: boolean
  /** A small chart; fills the remaining space. */
  children?: ReactNode
}

/** A figure, its change since the previous period, and a chart. */
export const FigureCard = ({ title, to, figure, format, good = 'up', note, isOld, children }: FigureCardProps) => (
  <section className={styles.card} data-old={isOld} aria-busy={!figure || isOld}>
    <h2 className={styles.title}>
      {to ? (
        <Link className={styles.link} to={to}>
          {title}
        </Link>
      ) : (
        title
      )}
    </h2>
    <p className={styles.value}>{figure ? format(figure.now) : <Skeleton width="55%" height="0.8em" />}</p>
    {figure && note === undefined && <Change {...figure} good={good} format={format} />}
    {figure && note !== undefined && <p className={styles.note}>{note}</p>}
    {!figure && (
      <p className={styles.note}>
        <Skeleton width="75%" />
      </p>
    )}
    {children && <div className={styles.chart}>{children}</div>}
  </section>
)
