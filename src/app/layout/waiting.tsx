import { useTexts } from '#platform/i18n/use-texts.ts'
import { Spinner } from '#platform/ui/states/spinner.tsx'
import styles from './waiting.module.css'

/** Fills the page while the first screen is on its way. */
export function Waiting() {
  const t = useTexts('shell')
  return (
    <main className={styles.waiting}>
      <Spinner label={t('loading')} />
    </main>
  )
}
