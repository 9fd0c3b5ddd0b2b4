import * as z from 'zod'
import { api } from './auth-client.ts'

const storedJourney = 'atrium-provider'
const StoredFlow = z.object({ flow: z.string(), to: z.enum(['signIn', 'connect']), search: z.string() })
type StoredFlow = z.infer<typeof StoredFlow>

/**
 * Redirects to the provider, to sign in or to connect it; only this tab can use the answer. Keeps the page's search
 * parameters, which contain the visitor's destination.
 */
export async function redirectToProvider({ address, flow }: { address: string; flow: string }, to: StoredFlow['to']) {
  sessionStorage.setItem(storedJourney, JSON.stringify({ flow, to, search: location.search }))
  location.assign(address)
  // Never resolves, so that the page stays pending until the browser navigates.
  return new Promise<never>(() => {})
}

export const startProviderSignIn = async (provider: string, remembered: boolean) =>
  redirectToProvider(await api.beginProvider.send({ body: { provider, remembered } }), 'signIn')

/** Returns and removes the data stored before the redirect, so that reloading the page starts nothing. */
export function consumeStoredFlow() {
  const stored = sessionStorage.getItem(storedJourney)
  sessionStorage.removeItem(storedJourney)
  return stored === null ? undefined : StoredFlow.safeParse(JSON.parse(stored)).data
}
