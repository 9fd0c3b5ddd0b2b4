import { useTexts } from '#platform/i18n/use-texts.ts'
import { notes } from '../plans.ts'
import styles from '../pricing.module.css'

export function Notes() {
  const t = useTexts('pricing')
  return (
    <section className="grid gap-4 margin-block-start-4">
      <h2>{t('notes.title')}</h2>
      <div className={styles.notes}>
        {notes.map((note) => (
          <div key={note}>
            <h3>{t(`notes.${note}.title`)}</h3>
            <p>{t(`notes.${note}.text`)}</p>
          </div>
        ))}
      </div>
      <p className="padding-block-start-4 border-above text-quiet text-13">{t('page.example')}</p>
    </section>
  )
}
