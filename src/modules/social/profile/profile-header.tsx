import { IconMapPin } from '@tabler/icons-react'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useCountryName } from '#platform/i18n/use-country-name.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import type { Profile } from '../contract-people.ts'
import { Picture } from '../picture/picture.tsx'
import { EditButton } from './edit-button.tsx'
import { FollowButton } from './follow-button.tsx'
import type { ProfileTab } from './profile-paths.ts'
import styles from './profile-header.module.css'
import { ProfileTabs } from './profile-tabs.tsx'

interface ProfileHeaderProps {
  profile: Profile
  tab: ProfileTab
}

/** Cover, avatar, name, counts and tabs. */
export function ProfileHeader({ profile, tab }: ProfileHeaderProps) {
  const t = useTexts('social')
  const countryName = useCountryName()
  const location = [profile.city, countryName(profile.country)].filter(Boolean)
  return (
    <section className={styles.header}>
      <Picture className={styles.cover} path={profile.cover} alt="" />
      <div className={styles.person}>
        <span className={styles.face}>
          <Avatar name={profile.name} src={profile.avatar} size={112} />
        </span>
        <div className={styles.words}>
          <h1 className="break-anywhere" tabIndex={-1}>
            <bdi {...asWritten(profile.name)}>{profile.name}</bdi>
          </h1>
          <p className="row wrap gap-1-2 margin-block-start-1 text-quiet">
            <bdi {...asWritten(profile.role)}>{profile.role}</bdi>
            {profile.followsYou && <span className={styles.mark}>{t('profile.followsYou')}</span>}
          </p>
          {location.length > 0 && (
            <p className="row gap-1 text-quiet text-13">
              <IconMapPin size={16} aria-hidden />
              <bdi>{location.join(t('profile.placeComma'))}</bdi>
            </p>
          )}
        </div>
        <div className={styles.actions}>
          {profile.canEdit && <EditButton profile={profile} />}
          <FollowButton person={profile} />
        </div>
      </div>
      <ProfileTabs profile={profile} tab={tab} />
    </section>
  )
}
