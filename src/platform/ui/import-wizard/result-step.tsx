import { Button, DialogActions, DialogContent } from '@mui/material'
import type { ReactNode } from 'react'

interface Action {
  label: string
  run: () => unknown
}

interface ResultStepProps {
  /** What has been imported or undone, announced to screen readers. */
  lead?: ReactNode
  /** The result in detail. */
  children: ReactNode
  /** Goes back or undoes the import. */
  back?: Action | false
  next: Action & { isDisabled?: boolean }
}

/** The result of an import, or of its dry run, with the next actions. */
export const ResultStep = ({ lead, children, back, next }: ResultStepProps) => (
  <>
    <DialogContent>
      {lead && (
        <p className="margin-block-end-4 text-quiet break-anywhere" role="status">
          {lead}
        </p>
      )}
      {children}
    </DialogContent>
    <DialogActions>
      {back && (
        <Button color="secondary" onClick={() => void back.run()}>
          {back.label}
        </Button>
      )}
      <Button variant="contained" disabled={next.isDisabled ?? false} onClick={() => void next.run()}>
        {next.label}
      </Button>
    </DialogActions>
  </>
)
