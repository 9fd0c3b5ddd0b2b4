import { api } from './tickets-client.ts'

/** The number of the signed-in user's unsolved tickets. */
export default async function unsolved() {
  const { mine } = await api.facets.send()
  return mine
}
