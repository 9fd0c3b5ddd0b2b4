import { IconX } from '@tabler/icons-react'
import { Dialog, DialogTitle, IconButton, useMediaQuery } from '@mui/material'
import { type ReactNode, useId } from 'react'

interface ImportDialogProps {
  title: string
  closeLabel: string
  /** A step with a `total` sends rows. */
  step: { at: string; total?: number }
  onClose: () => void
  children: ReactNode
}

/** The dialog around the steps of an import. */
export function ImportDialog({ title, closeLabel, step, onClose, children }: ImportDialogProps) {
  const id = useId()
  const isSmall = useMediaQuery('(width < 600px)')
  // While rows are being sent, the dialog cannot be closed.
  const isBusy = 'total' in step
  return (
    <Dialog
      open
      fullWidth
      fullScreen={isSmall}
      maxWidth="sm"
      aria-labelledby={id}
      // A click outside closes it only before a file is chosen.
      onClose={(_, reason) => !isBusy && (reason === 'escapeKeyDown' || step.at === 'choose') && onClose()}
    >
      <DialogTitle id={id} className="row justify-between">
        {title}
        <IconButton aria-label={closeLabel} disabled={isBusy} onClick={onClose}>
          <IconX size={18} aria-hidden />
        </IconButton>
      </DialogTitle>
      {children}
    </Dialog>
  )
}
