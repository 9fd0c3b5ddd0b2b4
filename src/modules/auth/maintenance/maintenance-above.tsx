import { useEffect, useRef } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Maintenance, type Reason } from './maintenance.tsx'
import styles from './maintenance.module.css'

/** Over every screen while the server says 503; what was typed there stays, and goes on afterwards. */
export default function MaintenanceAbove({ reason, onOver }: { reason: Reason; onOver: () => void }) {
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
