import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Post } from '../contract-posts.ts'
import { feedQuery } from './feed-query.ts'
import { countLeft, useFeedPosition } from './feed-position.ts'
import type { filterOf } from './feed-view.ts'
import { shownUpTo } from './shown-up-to.ts'

/** Posts page by page, the latest first. Others' new ones wait until they are asked for, so that nothing jumps. */
export function useFeed(filter: ReturnType<typeof filterOf>, userPersonId: number | undefined) {
  const { key } = useLocation()
  const place = `${key} ${JSON.stringify(filter)}`
  const query = useInfiniteQuery({
    // At once as many as there were, so that there is somewhere to go back to.
    ...feedQuery(filter, countLeft(place)),
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
