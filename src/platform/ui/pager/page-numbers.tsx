export { Pagination as PageNumbers } from '@mui/material'
