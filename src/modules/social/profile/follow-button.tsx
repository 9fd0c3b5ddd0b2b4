import { IconUserCheck, IconUserPlus } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Follower } from '../contract-people.ts'
import { useFollow } from './use-follow.ts'
import { useRights } from './use-rights.ts'

type Followed = Pick<Follower, 'id' | 'name' | 'isFollowed' | 'isSelf'> & Partial<Pick<Follower, 'followsYou'>>

interface FollowButtonProps {
  person: Followed
  size?: 'small' | 'medium'
  /** Called on click, before the response. */
  onFollow?: (isFollowed: boolean) => void
}

/** Follows or unfollows a person; empty for the user themselves. */
export function FollowButton({ person, size = 'medium', onFollow }: FollowButtonProps) {
  const t = useTexts('social')
  const { canFollow } = useRights()
  const follow = useFollow(person.id)
  const { name, isFollowed, followsYou = false } = person
  if (!canFollow || person.isSelf) return null
  return (
    <Button
      size={size}
      variant={isFollowed ? 'outlined' : 'contained'}
      color={isFollowed ? 'secondary' : 'primary'}
      startIcon={isFollowed ? <IconUserCheck size={18} aria-hidden /> : <IconUserPlus size={18} aria-hidden />}
      aria-pressed={isFollowed}
      onClick={() => {
        follow(!isFollowed)
        onFollow?.(!isFollowed)
      }}
    >
      {isFollowed ? t('profile.followed') : followsYou ? t('profile.followBack') : t('profile.follow')}
      <bdi className="visually-hidden" {...asWritten(name)}>
        {name}
      </bdi>
    </Button>
  )
}
