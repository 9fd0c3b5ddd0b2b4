import { Button } from '@mui/material'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { useCompose } from '../edit/compose-context.ts'
import type { Profile } from '../contract-people.ts'
import { profilePath } from '../profile/profile-paths.ts'
import { useRights } from '../profile/use-rights.ts'
import type { FeedView } from './feed-view.ts'

interface FeedEmptyProps {
  profile: Profile
  view: FeedView
}

/** Explains why there are no posts: none match, nobody is followed, or none were written. */
export function FeedEmpty({ profile, view }: FeedEmptyProps) {
  const t = useTexts('social')
  const { canPost } = useRights()
  const compose = useCompose()
  if (view.q?.trim() || view.tag)
    return (
      <EmptyState
        picture="/pictures/empty/nothing-found.svg"
        title={t('feed.empty.nothing')}
        text={t('feed.empty.nothingText')}
        action={
          <Button
            component={Link}
            variant="outlined"
            color="secondary"
            to={profilePath('profile', profile.isSelf ? undefined : profile.id)}
          >
            {t('feed.allPosts')}
          </Button>
        }
      />
    )
  if (profile.isSelf && view.source === 'following')
    return (
      <EmptyState
        picture="/pictures/empty/inbox-empty.svg"
        title={t('feed.empty.followingTitle')}
        text={t('feed.empty.following')}
        action={
          <Button component={Link} variant="contained" to={profilePath('followers')}>
            {t('feed.empty.find')}
          </Button>
        }
      />
    )
  return (
    <EmptyState
      picture="/pictures/empty/no-notes.svg"
      title={t('feed.empty.title')}
      text={profile.isSelf && canPost ? t('feed.empty.own') : t('feed.empty.text')}
      action={
        profile.isSelf &&
        canPost && (
          <Button variant="contained" aria-haspopup="dialog" onClick={() => compose({ kind: 'new' })}>
            {t('compose.new')}
          </Button>
        )
      }
    />
  )
}
