// The links to the pages of a list. For lists of any module; tables have their own.

import { lazy, Suspense } from 'react'
import styles from './pager.module.css'

const PageNumbers = lazy(async () => ({ default: (await import('./page-numbers.tsx')).PageNumbers }))

interface PagerProps {
  /** The number of records on all pages. */
  total: number
  perPage: number
  page: number | undefined
  onPage: (page: number) => void
}

/** The page numbers below a list, if it has more than one page. */
export function Pager({ total, perPage, page = 1, onPage }: PagerProps) {
  const pages = Math.ceil(total / perPage)
  if (pages <= 1) return null
  return (
    <div className={styles.pager}>
      <Suspense>
        <PageNumbers count={pages} page={Math.min(page, pages)} onChange={(_, next) => onPage(next)} />
      </Suspense>
    </div>
  )
}
