import { asWritten } from '#platform/i18n/as-written.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import type { Profile } from '../contract-people.ts'
import styles from './experience-card.module.css'

/** A person's jobs, latest first; empty without any. */
export function ExperienceCard({ profile }: { profile: Profile }) {
  const t = useTexts('social')
  const format = useFormats()
  const jobs = profile.experience.toSorted((one, other) => other.from.localeCompare(one.from))
  if (jobs.length === 0) return null
  const month = (text: string) => format.date(`${text}-15T12:00:00Z`, 'month')
  return (
    <Card title={t('profile.experience')}>
      <ol className="grid gap-4">
        {jobs.map(({ title, company, from, to }) => (
          <li key={`${from} ${company} ${title}`} className={styles.job}>
            <p className="semibold" {...asWritten(title)}>
              {title}
            </p>
            <p {...asWritten(company)}>{company}</p>
            <p className="text-quiet text-13">
              {t('profile.period', { from: month(from), to: to === null ? t('profile.present') : month(to) })}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
