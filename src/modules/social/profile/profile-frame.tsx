import { type ReactNode, Suspense } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { useScreenTitle } from '#platform/web/navigation/screen-title.ts'
import type { Profile } from '../contract-people.ts'
import { ProfileHeader } from './profile-header.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import type { ProfileTab } from './profile-paths.ts'
import { useProfile } from './use-profile.ts'

interface ProfileFrameProps {
  tab: ProfileTab
  /** The content below the header, for the person in the URL. */
  children: (profile: Profile) => ReactNode
}

/** Header and tabs of a person's screens; handles loading, and people that do not exist. */
export function ProfileFrame({ tab, children }: ProfileFrameProps) {
  const t = useTexts('social')
  const { data: profile, error, refetch } = useProfile()
  useScreenTitle(profile && !profile.isSelf ? t(`${tab}.of`, { name: profile.name }) : undefined)

  if (error && !profile) return <ErrorState as="h1" error={error} onRetry={() => void refetch()} />
  if (!profile) return <ProfileSkeleton />
  return (
    <>
      <ProfileHeader profile={profile} tab={tab} />
      <Suspense key={profile.id}>{children(profile)}</Suspense>
    </>
  )
}
