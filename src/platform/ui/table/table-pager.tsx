import { TablePagination } from '@mui/material'
import styles from './data-table.module.css'

const pageSizes = [25, 50, 100]

interface TablePagerProps {
  total: number
  page: number
  perPage: number
  onPage: (page: number) => void
  onPerPage: (perPage: number) => void
}

/** In the language that was chosen for the labels of components. */
export const TablePager = ({ total, page, perPage, onPage, onPerPage }: TablePagerProps) => (
  <TablePagination
    className={styles.pager ?? ''}
    component="div"
    count={total}
    page={Math.max(0, Math.min(page, Math.ceil(total / perPage)) - 1)}
    rowsPerPage={perPage}
    rowsPerPageOptions={pageSizes.includes(perPage) ? pageSizes : [...pageSizes, perPage]}
    showFirstButton
    showLastButton
    onPageChange={(_, next) => onPage(next + 1)}
    onRowsPerPageChange={(event) => onPerPage(Number(event.target.value))}
  />
)
