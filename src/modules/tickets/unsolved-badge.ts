import { client } from '#platform/web/api/client.ts'
import { facetsPart } from './contract-facets.ts'

const api = client(facetsPart)

/** The number of the signed-in user's unsolved tickets. */
export default async function unsolved() {
  const { mine } = await api.facets.send()
  return mine
}
