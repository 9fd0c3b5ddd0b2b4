import { IconHeartHandshake, IconPhoto, IconUserCircle, IconUsers } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { LinkTabs } from '#platform/ui/link-tabs/link-tabs.tsx'
import type { Profile } from '../contract-people.ts'
import styles from './profile-header.module.css'
import { profilePath, type ProfileTab, profileTabs } from './profile-paths.ts'

const icons = { profile: IconUserCircle, followers: IconUsers, friends: IconHeartHandshake, gallery: IconPhoto }

/** The four screens of a person, each with its count. */
export function ProfileTabs({ profile, tab }: { profile: Profile; tab: ProfileTab }) {
  const t = useTexts('social')
  const { counts } = profile
  const countByTab: Record<ProfileTab, number> = {
    profile: counts.posts,
    followers: counts.followers,
    friends: counts.friends,
    gallery: counts.pictures,
  }
  return (
    <LinkTabs
      className={styles.tabs}
      label={t('profile.screens')}
      current={tab}
      preventScrollReset
      tabs={profileTabs.map((name) => ({
        name,
        label: t(`profile.tabs.${name}`),
        icon: icons[name],
        to: profilePath(name, profile.isSelf ? undefined : profile.id),
        count: countByTab[name],
      }))}
    />
  )
}
