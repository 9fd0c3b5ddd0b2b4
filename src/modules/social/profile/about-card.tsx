import { IconBriefcase, IconCalendar, IconLink } from '@tabler/icons-react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import type { Profile } from '../contract-people.ts'
import { PostText } from '../feed/post-text.tsx'
import styles from './about-card.module.css'

/** A person's description, company, links and date of joining. */
export function AboutCard({ profile }: { profile: Profile }) {
  const t = useTexts('social')
  const format = useFormats()
  const { about, company, joinedAt, links, canEdit } = profile
  return (
    <Card title={t('profile.about')}>
      {about ? (
        <PostText content={about} />
      ) : (
        <p className="text-quiet">{t(canEdit ? 'profile.aboutEmptyOwn' : 'profile.aboutEmpty')}</p>
      )}
      <ul className="grid gap-2 margin-block-start-4">
        {company && (
          <li className={styles.fact}>
            <IconBriefcase size={18} aria-hidden />
            <span>{t('profile.company', { company })}</span>
          </li>
        )}
        <li className={styles.fact}>
          <IconCalendar size={18} aria-hidden />
          <span>{t('profile.joined', { date: format.date(joinedAt, 'month') })}</span>
        </li>
        {links.map(({ label, url }) => (
          <li key={url} className={styles.fact}>
            <IconLink size={18} aria-hidden />
            <a href={url} target="_blank" rel="noopener noreferrer">
              <bdi>{label || url.replace(/^https?:\/\//, '')}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}
