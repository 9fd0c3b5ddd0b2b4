import * as z from 'zod'
import { api } from './auth-client.ts'

const storedJourney = 'atrium-provider'
const Journey = z.object({ flow: z.string(), search: z.string() })

/** Leaves for the provider; what it leads back with is only good in this tab. `search` keeps where the visitor was going. */
export async function leaveFor({ address, flow }: { address: string; flow: string }, search = location.search) {
  sessionStorage.setItem(storedJourney, JSON.stringify({ flow, search }))
  location.assign(address)
  // The page stays as it is until the browser has gone.
  return new Promise<never>(() => {})
}

export const setOut = async (provider: string, remembered: boolean) =>
  leaveFor(await api.beginProvider.send({ body: { provider, remembered } }))

/** What this tab set out with, once: a second look at the same page begins nothing. */
export function takeJourney() {
  const stored = sessionStorage.getItem(storedJourney)
  sessionStorage.removeItem(storedJourney)
  return stored === null ? undefined : Journey.safeParse(JSON.parse(stored)).data
}
