import { Spinner } from '#platform/ui/states/spinner.tsx'
import styles from './busy.module.css'

/** Names what is loading, above the previous screen. */
export const Busy = ({ label }: { label: string }) => (
  <div className={styles.message}>
    <Spinner label={label} />
  </div>
)
