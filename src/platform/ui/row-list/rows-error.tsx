import styles from './row-list.module.css'

interface RowsErrorProps {
  text: string
  retryLabel: string
  onRetry: () => void
}

/** Shown below a list when further rows fail to load. */
export const RowsError = ({ text, retryLabel, onRetry }: RowsErrorProps) => (
  <p className="padding-2-4 border-above bg-error-soft text-error text-13" role="alert">
    {text}{' '}
    <button type="button" className={styles.retry} onClick={onRetry}>
      {retryLabel}
    </button>
  </p>
)
