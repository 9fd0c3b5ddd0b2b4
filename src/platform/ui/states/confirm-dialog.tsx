import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './confirm-dialog.module.css'
import { PlainButton } from '#platform/ui/plain-button.tsx'

interface ConfirmDialogProps {
  title: string
  children?: ReactNode
  /** The verb: what happens on yes. */
  action: string
  danger?: boolean
  onConfirm: () => void
  /** However it was answered: the dialog is gone. */
  onClose?: () => void
  /** It was closed without a yes. */
  onCancel?: () => void
}

/** Asks before what cannot be undone; what can be undone needs no question, but a toast with undo. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, action, danger = false, onConfirm, onClose, onCancel } = props
  const t = useTexts('platform')
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const isConfirmed = useRef(false)
  useEffect(() => dialog.current?.showModal(), [])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      role="alertdialog"
      aria-labelledby={id}
      closedby="any"
      onClose={(event) => {
        // React hands it on to the dialog around this one, which would take it for its own end.
        event.stopPropagation()
        if (!isConfirmed.current) onCancel?.()
        onClose?.()
      }}
    >
      <h2 id={id} className="text-18">
        {title}
      </h2>
      {children && <div className="margin-block-start-2 text-quiet">{children}</div>}
      <div className={styles.actions}>
        <PlainButton onClick={() => dialog.current?.close()}>{t('cancel')}</PlainButton>
        <PlainButton
          kind={danger ? 'danger' : 'filled'}
          onClick={() => {
            isConfirmed.current = true
            onConfirm()
            dialog.current?.close()
          }}
        >
          {action}
        </PlainButton>
      </div>
    </dialog>
  )
}
