import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { EmptyState } from './empty-state.tsx'

interface NothingFoundProps {
  title: string
  text?: ReactNode
  /** The list without its search or filters. */
  to: To
  clearLabel: string
  small?: boolean
}

/** A list in which a search or filter found nothing, with a link that removes it. */
export const NothingFound = ({ to, clearLabel, ...state }: NothingFoundProps) => (
  <EmptyState
    {...state}
    picture="/pictures/empty/nothing-found.svg"
    action={
      <Button component={Link} to={to} variant="outlined" color="secondary">
        {clearLabel}
      </Button>
    }
  />
)
