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
  /** What stands below the header, of the person whom the address names. */
  children: (profile: Profile) => ReactNode
}

/** Who it is about, with the way to the other three screens of the person; waits for them and says if there is none. */
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
