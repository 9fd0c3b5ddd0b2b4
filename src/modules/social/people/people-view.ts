import * as z from 'zod'
import type { PeopleList, Relation } from '../contract-people.ts'

/** The state kept in the URL's query. */
export const PeopleView = z.object({
  person: z.int().min(1).max(2_147_483_647).optional(),
  relation: z.enum(['following', 'suggested', 'everyone']).optional(),
  q: z.string().max(200).optional(),
})
export type PeopleView = z.infer<typeof PeopleView>

/** The lists on the followers screen; suggestions and everyone only on the own profile. */
export const listRelations = (isSelf: boolean) =>
  isSelf ? (['followers', 'following', 'suggested', 'everyone'] as const) : (['followers', 'following'] as const)

/** The filter of the request. */
export function getFilter({ q }: PeopleView, relation: Relation, person: { id: number; isSelf: boolean }) {
  const query = q?.trim()
  return {
    relation,
    ...(!person.isSelf && { person: person.id }),
    ...(query && { q: query }),
  } satisfies Partial<PeopleList>
}
