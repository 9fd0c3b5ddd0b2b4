import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { createStore } from '#platform/web/store.ts'
import { social } from '../contract.ts'
import type { Post } from '../contract-posts.ts'
import { posts } from '../social-client.ts'
import type { filterOf } from './feed-view.ts'

const perPage = 10

/**
 * The newest post that was shown, for every step of the browser's history: who goes back finds what they left, with
 * what came meanwhile behind a button.
 */
const shownUpTo = createStore<Readonly<Record<string, number>>>({})

/** Posts page by page, the latest first. Others' new ones wait until they are asked for, so that nothing jumps. */
export function useFeed(filter: ReturnType<typeof filterOf>, userPersonId: number | undefined) {
  const { key } = useLocation()
  const query = useInfiniteQuery({
    queryKey: [social.name, 'feed pages', filter],
    queryFn: ({ pageParam, signal }) => {
      const before = pageParam > 0 && { before: pageParam }
      return posts.feed.query({ query: { ...filter, ...before, limit: perPage } }).queryFn({ signal })
    },
    initialPageParam: 0,
    getNextPageParam: (page: readonly Post[]) => (page.length < perPage ? undefined : page.at(-1)?.id),
    placeholderData: keepPreviousData,
  })
  const all = query.data?.pages.flat()
  const newest = all?.reduce((most, { id }) => Math.max(most, id), 0)
  const place = `${key} ${JSON.stringify(filter)}`
  const upTo = shownUpTo.useValue()[place]
  const isBehind = query.isPlaceholderData

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
