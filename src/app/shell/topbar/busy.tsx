import { Spinner } from '#platform/ui/states/spinner.tsx'
import styles from './busy.module.css'

/** Says, above the screen that still stands, what is being loaded. */
export const Busy = ({ label }: { label: string }) => (
  <div className={styles.place}>
    <Spinner label={label} />
  </div>
)
