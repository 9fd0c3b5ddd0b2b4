import * as z from 'zod'
import { api } from './auth-client.ts'

const storedJourney = 'atrium-provider'
const Journey = z.object({ flow: z.string(), to: z.enum(['signIn', 'connect']), search: z.string() })
type Journey = z.infer<typeof Journey>

/**
 * Redirects to the provider, to sign in or to connect it; only this tab can use the answer. Keeps the page's search
 * parameters, which contain the visitor's destination.
 */
export async function leaveFor({ address, flow }: { address: string; flow: string }, to: Journey['to']) {
  sessionStorage.setItem(storedJourney, JSON.stringify({ flow, to, search: location.search }))
  location.assign(address)
  // Never resolves, so that the page stays pending until the browser navigates.
  return new Promise<never>(() => {})
}

export const startProviderSignIn = async (provider: string, remembered: boolean) =>
  leaveFor(await api.beginProvider.send({ body: { provider, remembered } }), 'signIn')

/** Returns and removes the data stored before the redirect, so that reloading the page starts nothing. */
export function consumeStoredFlow() {
  const stored = sessionStorage.getItem(storedJourney)
  sessionStorage.removeItem(storedJourney)
  return stored === null ? undefined : Journey.safeParse(JSON.parse(stored)).data
}
