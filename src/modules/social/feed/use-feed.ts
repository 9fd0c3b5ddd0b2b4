import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Post } from '../contract-posts.ts'
import { feedQuery } from './feed-query.ts'
import { storedCount, useFeedPosition } from './feed-position.ts'
import type { getFilter } from './feed-view.ts'
import { newestShownIds } from './newest-shown-ids.ts'

/** Pages of posts, newest first. New posts of others are shown on request only, so that the list does not jump. */
export function useFeed(filter: ReturnType<typeof getFilter>, userPersonId: number | undefined) {
  const { key } = useLocation()
  const feedKey = `${key} ${JSON.stringify(filter)}`
  const query = useInfiniteQuery({
    // Load as many as before at once, so that the scroll position can be restored.
    ...feedQuery(filter, storedCount(feedKey)),
    placeholderData: keepPreviousData,
  })
  const all = query.data?.pages.flat()
  const newest = all?.reduce((most, { id }) => Math.max(most, id), 0)
  const newestId = newestShownIds.useValue()[feedKey]
  const isStale = query.isPlaceholderData
  useFeedPosition(feedKey, isStale ? undefined : all?.length)

  useEffect(() => {
    if (newestId === undefined && newest !== undefined && !isStale)
      newestShownIds.set({ ...newestShownIds.get(), [feedKey]: newest })
  }, [newestId, newest, feedKey, isStale])

  const isNew = ({ id, profile }: Post) => newestId !== undefined && id > newestId && profile.id !== userPersonId
  return {
    ...query,
    posts: all?.filter((post) => !isNew(post)),
    newCount: all?.filter(isNew).length ?? 0,
    showNew: () => newestShownIds.set({ ...newestShownIds.get(), [feedKey]: newest ?? 0 }),
  }
}
