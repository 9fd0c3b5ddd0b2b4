import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './widget-failure.module.css'

interface WidgetFailureProps {
  error: unknown
  /** Height of the card in rows. */
  height: number
  onRetry: () => void
}

/** Error state of one card; the other cards are not affected. */
export function WidgetFailure({ error, height, onRetry }: WidgetFailureProps) {
  const t = useTexts('platform')
  return (
    <div className={styles.card}>
      {height < 3 ? (
        <>
          <p>{t('error.unknown.title')}</p>
          <PlainButton kind="text" onClick={onRetry}>
            {t('retry')}
          </PlainButton>
        </>
      ) : (
        <ErrorState error={error} onRetry={onRetry} small as="p" />
      )}
    </div>
  )
}
