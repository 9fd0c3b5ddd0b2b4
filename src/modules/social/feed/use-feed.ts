import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Post } from '../contract-posts.ts'
import { feedQuery } from './feed-query.ts'
import { storedCount, useFeedPosition } from './feed-position.ts'
import type { filterOf } from './feed-view.ts'
import { newestShownIds } from './newest-shown-ids.ts'

/** Pages of posts, newest first. New posts of others are shown on request only, so that the list does not jump. */
export function useFeed(filter: ReturnType<typeof filterOf>, userPersonId: number | undefined) {
  const { key } = useLocation()
  const place = `${key} ${JSON.stringify(filter)}`
  const query = useInfiniteQuery({
    // Load as many as before at once, so that the scroll position can be restored.
    ...feedQuery(filter, storedCount(place)),
    placeholderData: keepPreviousData,
  })
  const all = query.data?.pages.flat()
  const newest = all?.reduce((most, { id }) => Math.max(most, id), 0)
  const upTo = newestShownIds.useValue()[place]
  const isStale = query.isPlaceholderData
  useFeedPosition(place, isStale ? undefined : all?.length)

  useEffect(() => {
    if (upTo === undefined && newest !== undefined && !isStale)
      newestShownIds.set({ ...newestShownIds.get(), [place]: newest })
  }, [upTo, newest, place, isStale])

  const isNew = ({ id, profile }: Post) => upTo !== undefined && id > upTo && profile.id !== userPersonId
  return {
    ...query,
    shown: all?.filter((post) => !isNew(post)),
    newCount: all?.filter(isNew).length ?? 0,
    showNew: () => newestShownIds.set({ ...newestShownIds.get(), [place]: newest ?? 0 }),
  }
}
