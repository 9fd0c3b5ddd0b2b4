import { useTexts } from '#platform/i18n/use-texts.ts'
import { notes } from './plans.ts'
import styles from './pricing.module.css'

export function Notes() {
  const t = useTexts('pricing')
  return (
    <section className={styles.about}>
      <h2>{t('notes.title')}</h2>
      <div className={styles.notes}>
        {notes.map((note) => (
          <div key={note}>
            <h3>{t(`notes.${note}.title`)}</h3>
            <p>{t(`notes.${note}.text`)}</p>
          </div>
        ))}
      </div>
      <p className={styles.example}>{t('page.example')}</p>
    </section>
  )
}
