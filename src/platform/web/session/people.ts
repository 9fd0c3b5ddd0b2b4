import { type QueryClient, useQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { fold } from '#platform/text/fold.ts'
import type { PeopleSource, Person } from '#platform/contracts/people.ts'

type Sources = readonly (() => Promise<{ default: PeopleSource }>)[]

/** The modules with people; the app provides them. */
export const PeopleContext = createContext<Sources>([])

const topic = 'people'

/** Loads code instead of data, so the result cannot be included in a server-rendered page. */
export const peopleSourcesQuery = (offered: Sources) => ({
  queryKey: [topic, 'sources'],
  queryFn: () => Promise.all(offered.map(async (load) => (await load()).default)),
  staleTime: Number.POSITIVE_INFINITY,
})

const useSources = () => useQuery(peopleSourcesQuery(use(PeopleContext))).data

const none: Person[] = []

function matching(text: string) {
  const words = fold(text).split(/\s+/)
  return ({ name, email, company }: Person) => {
    const searchable = fold(name, email, company)
    return words.every((word) => searchable.includes(word))
  }
}

/**
 * People that match a text, for pickers, and whether the search is running; empty without a module with people. While a
 * search is running, matching earlier results are shown.
 */
export function useFoundPeople(input: string) {
  const sources = useSources()
  const text = input.trim()
  const {
    data: people = none,
    isFetching,
    isSuccess,
    isPlaceholderData,
  } = useQuery({
    queryKey: [topic, 'find', text],
    queryFn: async () => (await Promise.all((sources ?? []).map((source) => source.find(text)))).flat(),
    enabled: sources !== undefined,
    placeholderData: (previous: Person[] | undefined) => previous?.filter(matching(text)),
  })
  return { people, isSearching: isFetching && (isPlaceholderData || !isSuccess) }
}

export const usePeople = (input: string) => useFoundPeople(input).people

interface Lookup {
  emails: string[]
  people: Promise<Person[]>
}

/** Lookups per client that have not been sent. */
const openLookups = new WeakMap<QueryClient, Lookup>()

const maxEmails = 100

async function withEmails(sources: readonly PeopleSource[], emails: readonly string[]) {
  const lookups = sources.flatMap((source) =>
    source.withEmails ? [source.withEmails(emails)] : emails.map((email) => source.find(email)),
  )
  return (await Promise.all(lookups)).flat()
}

/** Combines lookups made at the same time, such as by the rows of a list, into one call. */
function findByEmail(queries: QueryClient, sources: readonly PeopleSource[], email: string) {
  const lookup = openLookups.get(queries)
  if (lookup) {
    lookup.emails.push(email)
    if (lookup.emails.length === maxEmails) openLookups.delete(queries)
    return lookup.people
  }
  const emails = [email]
  const people = new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
    if (openLookups.get(queries)?.emails === emails) openLookups.delete(queries)
    return withEmails(sources, emails)
  })
  openLookups.set(queries, { emails, people })
  return people
}

/** The person with this email address; undefined while loading or if there is none. */
export function usePersonWithEmail(email: string) {
  const sources = useSources()
  const address = email.trim().toLowerCase()
  const { data } = useQuery({
    queryKey: [topic, 'email', address],
    queryFn: async ({ client }) =>
      (await findByEmail(client, sources ?? [], address)).find((person) => person.email.toLowerCase() === address) ??
      null,
    enabled: sources !== undefined && address !== '',
  })
  return data ?? undefined
}

/** URL of a person's page; undefined if no module has one, so that the name stays plain text. */
export function usePersonPath() {
  const [source] = useSources() ?? []
  return (id: string) => source?.path(id)
}
