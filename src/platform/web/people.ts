import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { PeopleSource, Person } from '#platform/people.ts'

/** The sources that the modules offer; the application fills it. */
export const PeopleContext = createContext<readonly (() => Promise<{ default: PeopleSource }>)[]>([])

const topic = 'people'

function useSources() {
  const offered = use(PeopleContext)
  return useQuery({
    queryKey: [topic, 'sources'],
    queryFn: () => Promise.all(offered.map(async (load) => (await load()).default)),
    staleTime: Number.POSITIVE_INFINITY,
  }).data
}

const none: Person[] = []

/** People who fit what was typed, for pickers; empty where no module keeps people. Those of the last text stay until new ones are there. */
export function usePeople(typed: string): Person[] {
  const sources = useSources()
  const text = typed.trim()
  const { data = none } = useQuery({
    queryKey: [topic, 'find', text],
    queryFn: async () => (await Promise.all((sources ?? []).map((source) => source.find(text)))).flat(),
    enabled: sources !== undefined,
    placeholderData: keepPreviousData,
  })
  return data
}

/** Where a person's page is, or undefined where no module has one: then the name stays plain text. */
export function usePersonPath() {
  const [source] = useSources() ?? []
  return (id: string) => source?.path(id)
}
