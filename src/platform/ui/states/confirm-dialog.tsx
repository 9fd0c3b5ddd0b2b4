import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './confirm-dialog.module.css'
import { PlainButton } from '#platform/ui/plain-button.tsx'

interface ConfirmDialogProps {
  title: string
  children?: ReactNode
  /** The label of the confirming button, a verb. */
  action: string
  danger?: boolean
  onConfirm: () => void
  /** Called after either answer, when the dialog has closed. */
  onClose?: () => void
  /** Called if it was closed without confirmation. */
  onCancel?: () => void
}

/** Asks before an irreversible action; for others, show a toast with undo instead. */
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
      // React events bubble to a dialog around this one, which would close as well.
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
      onClose={(event) => {
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
