import { api } from './tickets-client.ts'

/** How many tickets wait for whoever is signed in. */
export default async function unsolved() {
  const { mine } = await api.facets.send()
  return mine
}
