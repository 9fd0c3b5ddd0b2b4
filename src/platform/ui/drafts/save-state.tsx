import { IconCloudCheck, IconCloudOff, IconCloudUp, IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './save-state.module.css'

interface SaveStateProps {
  status: 'saved' | 'changed' | 'saving' | 'failed' | 'conflict'
  /** The text of the status. */
  children: ReactNode
  /** Offered after a failed save. */
  retry?: { label: string; run: () => void }
}

const icons = {
  saved: IconCloudCheck,
  saving: IconCloudUp,
  changed: IconPencil,
  failed: IconCloudOff,
  conflict: IconCloudOff,
}

/** Shows whether the input is saved; announces failures. */
export function SaveState({ status, children, retry }: SaveStateProps) {
  const Icon = icons[status]
  return (
    <span className={styles.state} data-status={status} role={status === 'failed' ? 'alert' : undefined}>
      <Icon className="flex-none" size={16} aria-hidden />
      {children}
      {status === 'failed' && retry && (
        <button type="button" className={styles.retry} onClick={retry.run}>
          {retry.label}
        </button>
      )}
    </span>
  )
}
