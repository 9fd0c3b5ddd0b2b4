import { type QueryClient, useQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { fold } from '#platform/text/fold.ts'
import type { PeopleSource, Person } from '#platform/contracts/people.ts'

type Offered = readonly (() => Promise<{ default: PeopleSource }>)[]

/** The modules with people; the application provides them. */
export const PeopleContext = createContext<Offered>([])

const topic = 'people'

/** Code, and no data: it cannot be sent along with a page. */
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
 * People that match a text, for pickers, and whether the search is running; empty without a module with people. Until
 * the results arrive, earlier ones that match stay.
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

/** Lookups of a client that have not been sent. */
const gathering = new WeakMap<QueryClient, Lookup>()

const maxEmails = 100

async function withEmails(sources: readonly PeopleSource[], emails: readonly string[]) {
  const found = sources.flatMap((source) =>
    source.withEmails ? [source.withEmails(emails)] : emails.map((email) => source.find(email)),
  )
  return (await Promise.all(found)).flat()
}

/** Looks up addresses that are requested at the same time, as by the rows of a list, in one call. */
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

/** The person with this address; undefined while loading and if there is none. */
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

/** The URL of a person's page, or undefined if no module has one: then the name stays plain text. */
export function usePersonPath() {
  const [source] = useSources() ?? []
  return (id: string) => source?.path(id)
}
