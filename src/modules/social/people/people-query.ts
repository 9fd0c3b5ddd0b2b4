import { infiniteQueryOptions } from '@tanstack/react-query'
import { socialPeople } from '../contract-people.ts'
import { people } from '../people-client.ts'
import type { getFilter } from './people-view.ts'

const perPage = 24

/** Pages of people by name. */
export const peopleQuery = (filter: ReturnType<typeof getFilter>) =>
  infiniteQueryOptions({
    queryKey: [socialPeople.name, 'people pages', filter],
    queryFn: ({ pageParam, signal }) => {
      const after = pageParam > 0 && { after: pageParam }
      return people.list.page({ query: { ...filter, ...after, limit: perPage } }).queryFn({ signal })
    },
    initialPageParam: 0,
    // Suggestions have one page.
    getNextPageParam: ({ items }) =>
      filter.relation === 'suggested' || items.length < perPage ? undefined : items.at(-1)?.id,
  })
