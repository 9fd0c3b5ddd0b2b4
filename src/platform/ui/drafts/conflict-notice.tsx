import { Alert, Button } from '@mui/material'
import { useState } from 'react'

interface Choice {
  label: string
  /** If this rejects, the save status shows the error. */
  run: () => Promise<unknown>
}

interface ConflictNoticeProps {
  text: string
  mine: Choice
  theirs: Choice
  className?: string | undefined
}

/** Notice of a conflict: another user has saved the record, and this user chooses. Neither text is lost. */
export function ConflictNotice({ text, mine, theirs, className }: ConflictNoticeProps) {
  const [isBusy, setBusy] = useState(false)
  const button = ({ label, run }: Choice) => (
    <Button
      color="inherit"
      size="small"
      disabled={isBusy}
      onClick={() => {
        setBusy(true)
        void run()
          .catch(() => {})
          .finally(() => setBusy(false))
      }}
    >
      {label}
    </Button>
  )
  return (
    <Alert
      severity="warning"
      role="alert"
      className={className ?? ''}
      action={
        <>
          {button(theirs)}
          {button(mine)}
        </>
      }
    >
      {text}
    </Alert>
  )
}
