import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './composer.module.css'

export function QuoteButton({ onClick }: { onClick: () => void }) {
  const t = useTexts('email')
  return (
    <button
      type="button"
      className={styles.quote}
      aria-label={t('compose.showQuote')}
      title={t('compose.showQuote')}
      onClick={onClick}
    >
      •••
    </button>
  )
}
