import * as z from 'zod'
import { api } from './auth-client.ts'

const storedJourney = 'atrium-provider'
const Journey = z.object({ flow: z.string(), to: z.enum(['signIn', 'connect']), search: z.string() })
type Journey = z.infer<typeof Journey>

/**
 * Leaves for the provider, to sign in or to connect it with the account; what it leads back with is only good in this tab.
 * The page's search, which says where the visitor was going, is kept.
 */
export async function leaveFor({ address, flow }: { address: string; flow: string }, to: Journey['to']) {
  sessionStorage.setItem(storedJourney, JSON.stringify({ flow, to, search: location.search }))
  location.assign(address)
  // The page stays as it is until the browser has gone.
  return new Promise<never>(() => {})
}

export const setOut = async (provider: string, remembered: boolean) =>
  leaveFor(await api.beginProvider.send({ body: { provider, remembered } }), 'signIn')

/** What this tab set out with, once: a second look at the same page begins nothing. */
export function takeJourney() {
  const stored = sessionStorage.getItem(storedJourney)
  sessionStorage.removeItem(storedJourney)
  return stored === null ? undefined : Journey.safeParse(JSON.parse(stored)).data
}
