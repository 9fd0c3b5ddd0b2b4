import type { ReactNode } from 'react'
import { counted } from '#platform/numbers/counted.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import type { Follower } from '../contract-people.ts'
import { MorePosts } from '../feed/more-posts.tsx'
import { useFollowToggle } from '../profile/use-follow.ts'
import type { getFilter } from './people-view.ts'
import styles from './people-list.module.css'
import { PersonCard } from './person-card.tsx'
import { usePeople } from './use-people.ts'

interface PeopleListProps {
  filter: ReturnType<typeof getFilter>
  /** Whether following or unfollowing removes a person from this list. */
  leaves?: 'unfollowed' | 'followed' | undefined
  empty: ReactNode
}

/** Cards of people; more load on scrolling. */
export function PeopleList({ filter, leaves, empty }: PeopleListProps) {
  const t = useTexts('social')
  const people = usePeople(filter)
  const follow = useFollowToggle()
  const { items, total, isLeast, error } = people

  if (error && !items) return <ErrorState as="h2" error={error} onRetry={() => void people.refetch()} />
  if (!items) return <PeopleSkeleton />

  /** Offers undo for a card that leaves the list. */
  const onFollow = (person: Follower, isFollowed: boolean) => {
    if (leaves !== (isFollowed ? 'followed' : 'unfollowed')) return
    toast({
      text: t(isFollowed ? 'followers.followed' : 'followers.unfollowed', { name: person.name }),
      undo: () => follow(person.id, !isFollowed),
    })
  }

  return (
    <>
      <p role="status" className="text-quiet text-13">
        {t('followers.total', counted({ total, isLeast }))}
      </p>
      {items.length === 0 && empty}
      <ul className={styles.list} data-stale={people.isPlaceholderData}>
        {items.map((person) => (
          <li key={person.id} className="grid min-inline-0">
            <PersonCard person={person} onFollow={(isFollowed) => onFollow(person, isFollowed)} />
          </li>
        ))}
      </ul>
      {people.hasNextPage && <MorePosts feed={people} />}
    </>
  )
}

const PeopleSkeleton = () => (
  <div className={styles.list}>
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} height={164} />
    ))}
  </div>
)
