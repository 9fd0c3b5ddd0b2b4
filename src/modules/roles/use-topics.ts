import { useQuery } from '@tanstack/react-query'
import { useFormats } from '#platform/i18n/format.ts'
import { useTopicTitle } from '#platform/web/api/topics.ts'
import { api } from './roles-client.ts'

/** All roles, and the topics sorted by display name. */
export function useRolesAndTopics() {
  const format = useFormats()
  const getTopicTitle = useTopicTitle()
  const list = useQuery(api.list.query())
  const topics = useQuery(api.topics.query())
  const isThere = list.data !== undefined && topics.data !== undefined
  return {
    all: list.data ?? [],
    topics: (topics.data ?? []).toSorted((one, other) =>
      format.compareText(getTopicTitle(one.name), getTopicTitle(other.name)),
    ),
    isThere,
    error: isThere ? null : (list.error ?? topics.error),
    retry: () => void Promise.all([list.refetch(), topics.refetch()]),
  }
}
