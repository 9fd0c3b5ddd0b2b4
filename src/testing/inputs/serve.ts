import { onTestFinished } from 'vitest'
import type { Contract, Role } from '#platform/contract.ts'
import { search, type SearchHit } from '#platform/contracts/search-contract.ts'
import { session, settings } from '#platform/contracts/session-contract.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { client, type Client } from '#platform/web/api/client.ts'
import type { Send } from '#platform/web/api/transport.ts'
import { openRuntime } from '#testing/databases/runtimes.ts'

interface ServeOptions {
  /** The role of the requesting sample user. Default: administrator. */
  as?: Role
}

/** A client's calls, and further tools for tests. */
export type Served<Endpoints> = Client<Endpoints> & {
  /** Any request, also those that the typed client cannot send. */
  send: (path: string, init?: RequestInit) => Promise<Response>
  /** The same server, for the sample user of another role. */
  as: (role: Role) => Promise<Client<Endpoints>>
  /** The records of this contract that the sample user of a role finds by the global search. */
  finds: (role: Role, q: string) => Promise<SearchHit[]>
  /** The requesting user reads this language from now on. */
  reads: (language: Language) => Promise<void>
}

/** Starts the real server with all modules and sample data, in the runtime under test, and returns a client for it. */
export async function serve<Endpoints extends Record<string, object>>(
  contract: Contract<Endpoints>,
  { as = 'admin' }: ServeOptions = {},
): Promise<Served<Endpoints>> {
  const runtime = await openRuntime()
  onTestFinished(() => runtime.close())
  const signedIn = async (role: Role): Promise<{ send: Send }> => {
    const visitor = await runtime.visitor()
    if (role === 'admin') return visitor
    const calls = client(session, visitor)
    const { users } = await calls.show.send()
    const user = users.find((candidate) => candidate.role === role)
    if (!user) throw new Error(`No sample user is ${role}`)
    await calls.change.send({ body: { userId: user.id } })
    return visitor
  }
  const searching = new Map<Role, Client<(typeof search)['endpoints']>>()
  const finds = async (role: Role, q: string) => {
    const calls = searching.get(role) ?? client(search, await signedIn(role))
    searching.set(role, calls)
    return (await calls.find.send({ query: { q, topic: [contract.name] } })).hits
  }
  const visitor = await signedIn(as)
  return {
    ...client(contract, visitor),
    send: (path, init) => visitor.send(new Request(`http://atrium.test${path}`, init)),
    as: async (role) => client(contract, await signedIn(role)),
    finds,
    reads: (language) => {
      const body = { value: { isLanguage: language }, savedAt: new Date().toISOString() }
      return client(settings, visitor).save.send({ body })
    },
  }
}
