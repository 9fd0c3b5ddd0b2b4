// The links to the pages of a list. For lists of any module; tables have their own.

import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
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
  const shownPage = Math.min(page, pages)
  return (
    <div className={styles.pager}>
      <Suspense>
        <PageNumbers count={pages} page={shownPage} onChange={(_, next) => onPage(next)} />
      </Suspense>
      <OpenedPage page={shownPage} pages={pages} />
    </div>
  )
}

/** Says the page that was opened last; not the first one shown, nor a different number of pages. */
function OpenedPage({ page, pages }: { page: number; pages: number }) {
  const t = useTexts('platform')
  const [opened, setOpened] = useState({ page, pages, isSaid: false })
  if (opened.page !== page) setOpened({ page, pages, isSaid: true })
  return (
    <p className="visually-hidden" role="status">
      {opened.isSaid && t('pager.opened', { page: opened.page, count: opened.pages })}
    </p>
  )
}
