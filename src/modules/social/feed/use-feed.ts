import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Post } from '../contract-posts.ts'
import { feedQuery } from './feed-query.ts'
import { countLeft, useFeedPosition } from './feed-position.ts'
import type { filterOf } from './feed-view.ts'
import { shownUpTo } from './shown-up-to.ts'

/** Pages of posts, newest first. New posts of others are shown on request only, so that the list does not jump. */
export function useFeed(filter: ReturnType<typeof filterOf>, userPersonId: number | undefined) {
  const { key } = useLocation()
  const place = `${key} ${JSON.stringify(filter)}`
  const query = useInfiniteQuery({
    // Load as many as before at once, so that the scroll position can be restored.
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
