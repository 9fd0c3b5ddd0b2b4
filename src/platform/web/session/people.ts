import { type QueryClient, useQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { fold } from '#platform/text/fold.ts'
import type { PeopleSource, Person } from '#platform/contracts/people.ts'

type Offered = readonly (() => Promise<{ default: PeopleSource }>)[]

/** The modules with people; the app provides them. */
export const PeopleContext = createContext<Offered>([])

const topic = 'people'

/** Loads code instead of data, so the result cannot be included in a server-rendered page. */
export const peopleSourcesQuery = (offered: Offered) => ({
  queryKey: [topic, 'sources'],
  queryFn: () => Promise.all(offered.map(async (load) => (await load()).default)),
  staleTime: Number.POSITIVE_INFINITY,
})

const useSources = () => useQuery(peopleSourcesQuery(use(PeopleContext))).data

const none: Person[] = []

function fitting(text: string) {
  const words = fold(text).split(/\s+/)
  return ({ name, email, company }: Person) => {
    const known = fold(name, email, company)
    return words.every((word) => known.includes(word))
  }
}

/**
 * People that match a text, for pickers, and whether the search is running; empty without a module with people. While a
 * search is running, matching earlier results are shown.
 */
export function useFoundPeople(typed: string) {
  const sources = useSources()
  const text = typed.trim()
  const {
    data: people = none,
    isFetching,
    isSuccess,
    isPlaceholderData,
  } = useQuery({
    queryKey: [topic, 'find', text],
    queryFn: async () => (await Promise.all((sources ?? []).map((source) => source.find(text)))).flat(),
    enabled: sources !== undefined,
    placeholderData: (before: Person[] | undefined) => before?.filter(fitting(text)),
  })
  return { people, isAsking: isFetching && (isPlaceholderData || !isSuccess) }
}

export const usePeople = (typed: string) => useFoundPeople(typed).people

interface Lookup {
  emails: string[]
  found: Promise<Person[]>
}

/** Lookups per client that have not been sent. */
const gathering = new WeakMap<QueryClient, Lookup>()

const maxEmails = 100

async function withEmails(sources: readonly PeopleSource[], emails: readonly string[]) {
  const found = sources.flatMap((source) =>
    source.withEmails ? [source.withEmails(emails)] : emails.map((email) => source.find(email)),
  )
  return (await Promise.all(found)).flat()
}

/** Combines lookups made at the same time, such as by the rows of a list, into one call. */
function lookUp(queries: QueryClient, sources: readonly PeopleSource[], email: string) {
  const open = gathering.get(queries)
  if (open) {
    open.emails.push(email)
    if (open.emails.length === maxEmails) gathering.delete(queries)
    return open.found
  }
  const emails = [email]
  const found = new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
    if (gathering.get(queries)?.emails === emails) gathering.delete(queries)
    return withEmails(sources, emails)
  })
  gathering.set(queries, { emails, found })
  return found
}

/** The person with this email address; undefined while loading or if there is none. */
export function usePersonWithEmail(email: string) {
  const sources = useSources()
  const wanted = email.trim().toLowerCase()
  const { data } = useQuery({
    queryKey: [topic, 'email', wanted],
    queryFn: async ({ client }) =>
      (await lookUp(client, sources ?? [], wanted)).find((person) => person.email.toLowerCase() === wanted) ?? null,
    enabled: sources !== undefined && wanted !== '',
  })
  return data ?? undefined
}

/** URL of a person's page; undefined if no module has one, so that the name stays plain text. */
export function usePersonPath() {
  const [source] = useSources() ?? []
  return (id: string) => source?.path(id)
}
