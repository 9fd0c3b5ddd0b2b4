import './texts.ts'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useSubmit } from './use-submit.ts'

interface FormDialogProps {
  title: string
  /** The label of the submit button, a verb. */
  action: string
  /**
   * Saves. If it returns a promise, the dialog waits, closes when the promise is fulfilled, and shows the error when it
   * is rejected: use `mutation({ quiet: true })`. Otherwise the caller closes the dialog.
   */
  onSubmit: () => Promise<unknown> | void
  onClose: () => void
  /** Used instead of `onClose` by the cancel button, which may delete a draft that Escape keeps. */
  onCancel?: () => void
  /** True during a call that the dialog does not wait for itself. */
  isBusy?: boolean
  /** Error message of such a call. */
  failure?: string | undefined
  /** Disables the submit button. */
  isIncomplete?: boolean
  width?: 'xs' | 'sm' | 'md'
  /** Error message; undefined if a field shows it. Default: the platform's message. */
  getErrorText?: (error: unknown) => string | undefined
  /** A further action at the start of the last row, such as a button that deletes. */
  aside?: ReactNode
  /** The layout of the fields. */
  className?: string | undefined
  children: ReactNode
}

/** A form in a dialog, with a cancel and a submit button; it stays open until everything is saved. */
export function FormDialog(props: FormDialogProps) {
  const { title, action, onSubmit, onClose, isIncomplete = false, width = 'xs', getErrorText, aside, children } = props
  const t = useTexts('form')
  const id = useId()
  const { submit, isSubmitting, failure = props.failure } = useSubmit({ onSubmit, onDone: onClose, getErrorText })
  const isBusy = isSubmitting || (props.isBusy ?? false)
  return (
    <Dialog open fullWidth maxWidth={width} aria-labelledby={id} onClose={() => !isBusy && onClose()}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <form
        className="column min-block-0"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // React events of a dialog bubble to a form around it in the component tree.
          event.stopPropagation()
          if (!isBusy) void submit()
        }}
      >
        <DialogContent className={props.className ?? 'grid one-column gap-4'}>
          <p
            role="alert"
            className={failure ? 'padding-3-4 rounded bg-error-soft text-error medium' : 'visually-hidden'}
          >
            {failure}
          </p>
          {children}
        </DialogContent>
        <DialogActions>
          {aside && <div className="flex-1">{aside}</div>}
          <Button color="secondary" disabled={isBusy} onClick={props.onCancel ?? onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy} loadingPosition="start" disabled={isIncomplete}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
