import { IconX } from '@tabler/icons-react'
import { Dialog, DialogTitle, IconButton, useMediaQuery } from '@mui/material'
import { type ReactNode, useId } from 'react'

interface ImportDialogProps {
  title: string
  closeLabel: string
  /** While rows are being sent, the dialog cannot be closed. */
  isBusy: boolean
  /** Nothing has been chosen yet, so a click beside the dialog may close it. */
  isEmpty: boolean
  onClose: () => void
  children: ReactNode
}

/** The dialog around the steps of an import. */
export function ImportDialog({ title, closeLabel, isBusy, isEmpty, onClose, children }: ImportDialogProps) {
  const id = useId()
  const isSmall = useMediaQuery('(width < 600px)')
  return (
    <Dialog
      open
      fullWidth
      fullScreen={isSmall}
      maxWidth="sm"
      aria-labelledby={id}
      // Neither Escape nor a click outside interrupts the import.
      onClose={(_, reason) => !isBusy && (reason === 'escapeKeyDown' || isEmpty) && onClose()}
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
