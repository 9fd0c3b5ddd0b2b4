import './texts.ts'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type ReactNode, use, useId, useImperativeHandle } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { DialogFrame } from './dialog-frame.ts'
import { useLeaveQuestion } from './leave/use-leave-question.tsx'
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
  /** Used instead of `onClose` when the user discards the input, to delete its draft; without `isDirty`, Escape keeps it. */
  onCancel?: () => void
  /** Whether the dialog asks before it closes, since input would be lost. */
  isDirty?: boolean
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
  const { onSubmit, onClose, onCancel = onClose, isDirty = false, width = 'xs', getErrorText } = props
  const frame = use(DialogFrame)
  const ownId = useId()
  const id = frame?.titleId ?? ownId
  const { submit, isSubmitting, failure = props.failure } = useSubmit({ onSubmit, onDone: onClose, getErrorText })
  const isBusy = isSubmitting || (props.isBusy ?? false)
  const { close, question } = useLeaveQuestion({ isDirty, isBusy, leave: isDirty ? onCancel : onClose })
  useImperativeHandle(frame?.closeForm, () => close)
  const content = (
    <>
      <DialogTitle id={id}>{props.title}</DialogTitle>
      <DialogForm
        {...props}
        isBusy={isBusy}
        failure={failure}
        onCancel={isDirty ? close : onCancel}
        onSubmit={() => void submit()}
      />
      {question}
    </>
  )
  if (frame) return <DialogFrame value={undefined}>{content}</DialogFrame>
  return (
    <Dialog open fullWidth maxWidth={width} aria-labelledby={id} onClose={close}>
      {content}
    </Dialog>
  )
}

interface DialogFormProps extends Pick<
  FormDialogProps,
  'action' | 'failure' | 'isIncomplete' | 'aside' | 'className' | 'children'
> {
  isBusy: boolean
  onCancel: () => void
  onSubmit: () => void
}

function DialogForm(props: DialogFormProps) {
  const { action, failure, isIncomplete = false, isBusy, aside, onCancel, onSubmit } = props
  const t = useTexts('form')
  return (
    <form
      className="column flex-1 min-block-0"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // React events of a dialog bubble to a form around it in the component tree.
        event.stopPropagation()
        if (!isBusy) onSubmit()
      }}
    >
      <DialogContent className={props.className ?? 'grid one-column content-start gap-4'}>
        <p role="alert" className={failure ? 'padding-3-4 rounded bg-error-soft text-error medium' : 'visually-hidden'}>
          {failure}
        </p>
        {props.children}
      </DialogContent>
      <DialogActions>
        {aside && <div className="flex-1">{aside}</div>}
        <Button color="secondary" disabled={isBusy} onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant="contained" loading={isBusy} loadingPosition="start" disabled={isIncomplete}>
          {action}
        </Button>
      </DialogActions>
    </form>
  )
}
