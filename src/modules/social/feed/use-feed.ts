import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { social } from '../contract.ts'
import type { Post } from '../contract-posts.ts'
import { posts } from '../social-client.ts'
import { countLeft, useFeedPosition } from './feed-position.ts'
import type { filterOf } from './feed-view.ts'
import { shownUpTo } from './shown-up-to.ts'

const perPage = 10

/** Posts page by page, the latest first. Others' new ones wait until they are asked for, so that nothing jumps. */
export function useFeed(filter: ReturnType<typeof filterOf>, userPersonId: number | undefined) {
  const { key } = useLocation()
  const place = `${key} ${JSON.stringify(filter)}`
  const query = useInfiniteQuery({
    queryKey: [social.name, 'feed pages', filter],
    queryFn: ({ pageParam, signal }) => {
      const { before, limit } = pageParam
      return posts.feed.query({ query: { ...filter, ...(before > 0 && { before }), limit } }).queryFn({ signal })
    },
    // At once as many as there were, so that there is somewhere to go back to.
    initialPageParam: { before: 0, limit: countLeft(place) ?? perPage },
    getNextPageParam: (page: readonly Post[], _, { limit }) => {
      const last = page.at(-1)
      return last && page.length >= limit ? { before: last.id, limit: perPage } : undefined
    },
    placeholderData: keepPreviousData,
  })
  const all = query.data?.pages.flat()
  const newest = all?.reduce((most, { id }) => Math.max(most, id), 0)
  const upTo = shownUpTo.useValue()[place]
  const isBehind = query.isPlaceholderData
  useFeedPosition(place, isBehind ? undefined : all?.length)

  useEffect(() => {
    if (upTo === undefined && newest !== undefined && !isBehind) shownUpTo.set({ ...shownUpTo.get(), [place]: newest })
  }, [upTo, newest, place, isBehind])

  const isFresh = ({ id, profile }: Post) => upTo !== undefined && id > upTo && profile.id !== userPersonId
  return {
    ...query,
    shown: all?.filter((post) => !isFresh(post)),
    freshCount: all?.filter(isFresh).length ?? 0,
    showFresh: () => shownUpTo.set({ ...shownUpTo.get(), [place]: newest ?? 0 }),
  }
}
