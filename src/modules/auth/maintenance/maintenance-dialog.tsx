import { useEffect, useRef } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Maintenance, type Reason } from './maintenance.tsx'
import styles from './maintenance.module.css'

/** A dialog over the current screen while the server answers 503; the screen and its input stay mounted. */
export default function MaintenanceDialog({ reason, onOver }: { reason: Reason; onOver: () => void }) {
  const t = useTexts('auth')
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className={styles.above}
      aria-label={t('maintenance.title')}
      closedby="none"
      onCancel={(event) => event.preventDefault()}
    >
      <Maintenance reason={reason} onOver={onOver} />
    </dialog>
  )
}
