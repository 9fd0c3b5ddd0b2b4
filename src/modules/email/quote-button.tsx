import styles from './quote-button.module.css'

interface QuoteButtonProps {
  label: string
  /** Of a quote that can be hidden again. */
  isShown?: boolean
  onClick: () => void
}

/** Three dots in place of a quoted message. */
export const QuoteButton = ({ label, isShown, onClick }: QuoteButtonProps) => (
  <button
    type="button"
    className={styles.quote}
    aria-label={label}
    title={label}
    aria-expanded={isShown}
    data-print="none"
    onClick={onClick}
  >
    •••
  </button>
)
