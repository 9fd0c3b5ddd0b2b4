import { IconHeartHandshake, IconPhoto, IconUserCircle, IconUsers } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Profile } from '../contract-people.ts'
import { profilePath, type ProfileTab, profileTabs } from './profile-paths.ts'
import styles from './profile-tabs.module.css'

const icons = { profile: IconUserCircle, followers: IconUsers, friends: IconHeartHandshake, gallery: IconPhoto }

/** The four screens of a person, each with its count. */
export function ProfileTabs({ profile, tab }: { profile: Profile; tab: ProfileTab }) {
  const t = useTexts('social')
  const format = useFormats()
  const { counts } = profile
  const figures: Record<ProfileTab, number> = {
    profile: counts.posts,
    followers: counts.followers,
    friends: counts.friends,
    gallery: counts.pictures,
  }
  return (
    <nav className={styles.tabs} aria-label={t('profile.screens')}>
      {profileTabs.map((name) => {
        const Icon = icons[name]
        return (
          <Link
            key={name}
            className={styles.tab}
            to={profilePath(name, profile.isSelf ? undefined : profile.id)}
            aria-current={name === tab ? 'page' : undefined}
            preventScrollReset
          >
            <Icon className="wide-only" size={18} aria-hidden />
            <span>{t(`profile.tabs.${name}`)}</span>
            <span className="text-13 tabular">{format.countInFacet(figures[name])}</span>
          </Link>
        )
      })}
    </nav>
  )
}
