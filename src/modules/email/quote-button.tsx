import styles from './quote-button.module.css'

interface QuoteButtonProps {
  label: string
  /** Whether the quote is shown, if it can be hidden again. */
  isShown?: boolean
  onClick: () => void
}

/** Three dots that show or hide a quoted message. */
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
