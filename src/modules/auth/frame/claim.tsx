import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './auth-page.module.css'

/** Product slogan on the picture. */
export function Claim() {
  const t = useTexts('auth')
  return (
    <div className={styles.claim}>
      <p>{t('frame.claim')}</p>
      <p>{t('frame.text')}</p>
    </div>
  )
}
