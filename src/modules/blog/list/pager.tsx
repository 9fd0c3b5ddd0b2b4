import { Pagination } from '@mui/material'

interface PagerProps {
  pages: number
  page: number
  onPage: (page: number) => void
  className: string
}

export const Pager = ({ pages, page, onPage, className }: PagerProps) => (
  <Pagination className={className} count={pages} page={Math.min(page, pages)} onChange={(_, next) => onPage(next)} />
)
