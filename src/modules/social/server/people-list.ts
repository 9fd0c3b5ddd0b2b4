import { sql } from 'kysely'
import { countTotal } from '#platform/db/queries/count-at-most.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { Page } from '#platform/db/queries/page.ts'
import { contains } from '#platform/db/queries/search.ts'
import { refused } from '#platform/errors/failure.ts'
import type { Follower, PeopleList } from '../contract-people.ts'
import { followedByPerson, followerRows, followsPerson, toFollower } from './people-rows.ts'
import type { Tables } from './tables.ts'

const maxSuggested = 50

/** People of a relation by name; suggestions by the number of followed people who follow them. */
export async function listPeople(db: Db<Tables>, me: number, query: PeopleList): Promise<Page<Follower>> {
  const { person = me, relation, q, after, limit } = query
  if (relation === 'suggested') return suggestPeople(db, me, limit)
  let people = followerRows(db, me)
  if (relation === 'followers' || relation === 'friends') people = people.where(followsPerson(person))
  if (relation === 'following' || relation === 'friends') people = people.where(followedByPerson(person))
  if (q?.trim()) people = people.where(contains('search', q))
  const { total, isLeast } = await countTotal(people)
  if (after !== undefined) {
    const last = await db.selectFrom('socialPeople').select('byName').where('id', '=', after).executeTakeFirst()
    if (!last) throw refused('after', 'This person does not exist')
    people = people.where(sql<boolean>`("byName", "socialPeople"."id") > (${last.byName}, ${after})`)
  }
  const rows = await people.orderBy('byName').orderBy('socialPeople.id').limit(limit).execute()
  return new Page(rows.map(toFollower(me)), total, { isLeast })
}

async function suggestPeople(db: Db<Tables>, me: number, limit: number) {
  const mutualFollows = sql`(select count(*) from "socialFollows" as "theirs" join "socialFollows" as "mine" on "mine"."followedId" = "theirs"."followerId" and "mine"."followerId" = ${me} where "theirs"."followedId" = "socialPeople"."id")`
  const rows = await followerRows(db, me)
    .where('socialPeople.id', '<>', me)
    .where(sql<boolean>`not ${followedByPerson(me)}`)
    .orderBy(mutualFollows, 'desc')
    .orderBy('socialPeople.id')
    .limit(Math.min(limit, maxSuggested))
    .execute()
  return new Page(rows.map(toFollower(me)), rows.length)
}
