import { Link } from 'react-router'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useCountryName } from '#platform/i18n/use-country-name.ts'
import { countedInFacet } from '#platform/numbers/counted.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import type { Follower } from '../contract-people.ts'
import { FollowButton } from '../profile/follow-button.tsx'
import { profilePath } from '../profile/profile-paths.ts'
import styles from './person-card.module.css'

interface PersonCardProps {
  person: Follower
  /** Called after following or unfollowing. */
  onFollow: (isFollowed: boolean) => void
}

/** A person with a follow button. */
export function PersonCard({ person, onFollow }: PersonCardProps) {
  const t = useTexts('social')
  const countryName = useCountryName()
  const { id, name, avatar, role, company, country, followsYou, isSelf, followerCount } = person
  return (
    <article className={styles.card} data-person={id}>
      <Avatar name={name} src={avatar} size={56} />
      <div className="min-inline-0">
        <h2 className="text-16 break-anywhere">
          <Link className={styles.link} to={profilePath('profile', isSelf ? undefined : id)}>
            <bdi {...asWritten(name)}>{name}</bdi>
          </Link>
        </h2>
        <p className={styles.line} {...asWritten(role)}>
          {role}
        </p>
        {company && (
          <p className={styles.line} {...asWritten(company)}>
            {company}
          </p>
        )}
      </div>
      <footer className={styles.foot}>
        <p className={styles.facts}>
          {country && <span>{countryName(country)}</span>}
          <span>{t('followers.count', countedInFacet(followerCount))}</span>
          {isSelf && <span className={styles.mark}>{t('followers.you')}</span>}
          {followsYou && <span className={styles.mark}>{t('profile.followsYou')}</span>}
        </p>
        <FollowButton size="small" person={person} onFollow={onFollow} />
      </footer>
    </article>
  )
}
