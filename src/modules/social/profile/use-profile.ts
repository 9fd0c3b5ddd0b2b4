import { useQuery } from '@tanstack/react-query'
import * as z from 'zod'
import { useView } from '#platform/web/url-state/use-view.ts'
import { people } from '../people-client.ts'

const PersonView = z.object({ person: z.int().min(1).max(2_147_483_647).optional() })

/** The person in the URL, or the signed-in user. */
export function useProfile() {
  const [{ person }] = useView(PersonView)
  return useQuery(person === undefined ? people.me.query() : people.show.query({ params: { id: person } }))
}
