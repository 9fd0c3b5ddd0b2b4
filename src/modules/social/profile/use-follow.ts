import { useMutation } from '@tanstack/react-query'
import { Follower, Profile } from '../contract-people.ts'
import { showNewPosts } from '../feed/newest-shown-ids.ts'
import { people } from '../people-client.ts'

const followMutation = people.follow.mutation({
  optimistic: (record, { body: { isFollowed } }) => {
    const person = Follower.safeParse(record).data
    if (!person || person.isFollowed === isFollowed) return record
    const step = isFollowed ? 1 : -1
    const counts = Profile.safeParse(record).data?.counts
    return {
      ...record,
      isFollowed,
      followerCount: person.followerCount + step,
      ...(counts && {
        counts: {
          ...counts,
          followers: counts.followers + step,
          friends: counts.friends + (person.followsYou ? step : 0),
        },
      }),
    }
  },
})

const following = {
  ...followMutation,
  // By then, the posts of the newly followed person are loaded.
  onSettled: (_: unknown, __: unknown, { body }: Parameters<typeof followMutation.mutationFn>[0]) => {
    if (body.isFollowed) showNewPosts()
  },
}

/** Follows or unfollows a person; optimistic, with requests sent in order. */
export function useFollow(id: number) {
  const { mutate } = useMutation({ ...following, scope: { id: `follow ${id}` } })
  return (isFollowed: boolean) => mutate({ params: { id }, body: { isFollowed } })
}

/** The same for a person given on each call. */
export function useFollowToggle() {
  const { mutate } = useMutation(following)
  return (id: number, isFollowed: boolean) => mutate({ params: { id }, body: { isFollowed } })
}
