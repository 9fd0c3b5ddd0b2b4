import { IconCloudCheck, IconCloudOff, IconCloudUp, IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './save-state.module.css'

interface SaveStateProps {
  status: 'saved' | 'changed' | 'saving' | 'failed' | 'conflict'
  /** What the status means here. */
  children: ReactNode
  /** Offered where it could not be saved. */
  retry?: { label: string; run: () => void }
}

const icons = {
  saved: IconCloudCheck,
  saving: IconCloudUp,
  changed: IconPencil,
  failed: IconCloudOff,
  conflict: IconCloudOff,
}

/** Says quietly whether what was typed is saved, and aloud when it could not be. */
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
