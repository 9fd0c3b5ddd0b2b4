import { useTexts } from '#platform/i18n/use-texts.ts'
import { Spinner } from '#platform/ui/states/spinner.tsx'
import styles from './waiting.module.css'

/** Full-page indicator while the first screen loads. */
export function Waiting() {
  const t = useTexts('shell')
  return (
    <main className={styles.waiting}>
      <Spinner label={t('loading')} />
    </main>
  )
}
