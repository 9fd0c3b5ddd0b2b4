import { TablePagination } from '@mui/material'
import { useTheme } from '@mui/material/styles'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './data-table.module.css'

const pageSizes = [25, 50, 100]

interface TablePagerProps {
  total: number
  /** True if `total` is a lower bound; then -1 is the last page, -2 the one before. */
  isLeast?: boolean
  page: number
  perPage: number
  onPage: (page: number) => void
  onPerPage: (perPage: number) => void
}

/** Pagination, with the labels of the MUI locale. */
export function TablePager({ total, isLeast = false, page, perPage, onPage, onPerPage }: TablePagerProps) {
  const t = useTexts('platform')
  const { direction } = useTheme()
  const fromEnd = page < 0 ? -page : 0
  // Counted from the end, the number of earlier pages is unknown; 2 enables "previous" and "first".
  const shownPage = fromEnd > 0 ? 2 : Math.max(0, Math.min(page, Math.ceil(total / perPage)) - 1)
  const pages = fromEnd > 1 ? 4 : 3
  const toLast = { disabled: fromEnd === 1, onClick: () => onPage(-1) }
  return (
    <TablePagination
      className={styles.pager ?? ''}
      component="div"
      count={fromEnd > 0 ? pages * perPage : total}
      page={shownPage}
      rowsPerPage={perPage}
      rowsPerPageOptions={pageSizes.includes(perPage) ? pageSizes : [...pageSizes, perPage]}
      showFirstButton
      showLastButton
      {...((isLeast || fromEnd > 0) && {
        labelDisplayedRows: ({ from, to }) =>
          fromEnd > 0
            ? t('table.fromEnd', { from: (fromEnd - 1) * perPage + 1, to: fromEnd * perPage })
            : t('table.ofMore', { from, to, least: total - 1 }),
      })}
      slotProps={{
        displayedRows: { 'aria-live': 'polite' },
        // MUI mirrors the labels of its buttons, too.
        ...((isLeast || fromEnd > 0) && {
          actions: direction === 'rtl' ? { firstButton: toLast } : { lastButton: toLast },
        }),
      }}
      onPageChange={(_, next) => onPage(fromEnd === 0 ? next + 1 : next === 0 ? 1 : page + next - shownPage)}
      onRowsPerPageChange={(event) => onPerPage(Number(event.target.value))}
    />
  )
}
