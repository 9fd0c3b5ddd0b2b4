import { type Insertable, type RawBuilder, sql } from 'kysely'
import { maxInFacet } from '#platform/numbers/counted.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { fold } from '#platform/text/fold.ts'
import { notFound } from '#platform/errors/failure.ts'
import type { User } from '#platform/server/pipeline/call.ts'
import { type Follower, type Profile, socialPeople } from '../contract-people.ts'
import { countryNames } from './country-names.ts'
import type { StoredCover, Tables } from './tables.ts'

type NewPerson = Insertable<Tables['socialPeople']>
type Described = Pick<NewPerson, 'name' | 'handle' | 'role' | 'company' | 'country' | 'city'>

/** Derived columns for searching and sorting. */
export const derivedColumns = ({ name, handle, role, company, country, city }: Described) => ({
  search: fold(name, handle, role, company, city, ...countryNames(country)),
  byName: fold(name),
})

const createHandle = ({ email, name }: Pick<User, 'email' | 'name'>) =>
  fold(email.split('@')[0] || name)
    .replace(/[^\p{L}\p{N}]+/gu, '.')
    .replace(/^\.|\.$/g, '') || 'somebody'

async function createPerson(db: Db<Tables>, user: User, now: string): Promise<number> {
  const preferred = createHandle(user)
  for (let number = 1; number < 1000; number += 1) {
    const person = {
      userId: user.id,
      handle: number === 1 ? preferred : `${preferred}.${number}`,
      name: user.name,
      avatar: user.avatar,
      role: user.jobTitle,
      company: '',
      country: '',
      city: '',
    }
    const values = {
      ...person,
      ...derivedColumns(person),
      about: '',
      cover: JSON.stringify({ drawn: 'hills', file: null } satisfies StoredCover),
      experience: '[]',
      links: '[]',
      joinedAt: now,
    }
    // Inserts nothing if the handle is taken, or if a concurrent request has created this person.
    await db
      .insertInto('socialPeople')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const created = await db.selectFrom('socialPeople').select('id').where('userId', '=', user.id).executeTakeFirst()
    if (created) return created.id
  }
  throw new Error(`There is no handle for ${user.id}`)
}

/** The id of a user's person; creates it on first use, and updates name, avatar and job title. */
export async function findOrCreatePerson(db: Db<Tables>, user: User, now: string): Promise<number> {
  const row = await db
    .selectFrom('socialPeople')
    .select(['id', 'name', 'avatar', 'role', 'handle', 'company', 'country', 'city'])
    .where('userId', '=', user.id)
    .executeTakeFirst()
  if (!row) return createPerson(db, user, now)
  const { id, ...profile } = row
  if (profile.name !== user.name || profile.avatar !== user.avatar || profile.role !== user.jobTitle) {
    const person = { ...profile, name: user.name, avatar: user.avatar, role: user.jobTitle }
    await db
      .updateTable('socialPeople')
      .set({ ...person, ...derivedColumns(person) })
      .where('id', '=', id)
      .execute()
  }
  return id
}

/** Number of rows up to the limit of displayed counts. */
const atMost = (rows: RawBuilder<unknown>) =>
  sql<number>`(select count(*) from (select 1 from ${rows} limit ${sql.lit(maxInFacet + 1)}) as "some")`

const followCount = (column: 'followerId' | 'followedId') =>
  atMost(sql`"socialFollows" where ${sql.ref(column)} = "socialPeople"."id"`)

const follows = (follower: number | 'person', followed: number | 'person') => {
  const side = (personId: number | 'person') => (personId === 'person' ? sql`"socialPeople"."id"` : sql`${personId}`)
  return sql<boolean>`exists (select 1 from "socialFollows" where "followerId" = ${side(follower)} and "followedId" = ${side(followed)})`
}

/** SQL condition: the row's person follows this one, or is followed by them. */
export const followsPerson = (personId: number) => follows('person', personId)
export const followedByPerson = (personId: number) => follows(personId, 'person')

/** People in lists, as visible to `me`. */
export const followerRows = (db: Db<Tables>, me: number) =>
  db
    .selectFrom('socialPeople')
    .select(['socialPeople.id', 'avatar', 'name', 'role', 'country', 'handle', 'company'])
    .select([
      followedByPerson(me).as('isFollowed'),
      followsPerson(me).as('followsYou'),
      followCount('followedId').as('followerCount'),
    ])

type FollowerRow = Awaited<ReturnType<ReturnType<typeof followerRows>['executeTakeFirstOrThrow']>>

export const toFollower =
  (me: number) =>
  (row: FollowerRow): Follower => ({
    ...row,
    // SQLite returns booleans as 0 and 1, PostgreSQL counts as strings.
    isFollowed: Boolean(row.isFollowed),
    followsYou: Boolean(row.followsYou),
    followerCount: Number(row.followerCount),
    isSelf: row.id === me,
  })

const coverPath = (id: number, { drawn, file }: StoredCover) =>
  file ? `${socialPeople.base}/${id}/cover/${file.id}` : `/pictures/social/cover-${drawn ?? 'hills'}.svg`

/** A person's profile, as visible to `me`. */
export async function readProfile(db: Db<Tables>, me: number, id: number): Promise<Profile> {
  const row = await followerRows(db, me)
    .select(['about', 'cover', 'city', 'experience', 'links', 'joinedAt'])
    .select([
      followCount('followerId').as('following'),
      atMost(
        sql`"socialFollows" as "one" join "socialFollows" as "other" on "other"."followerId" = "one"."followedId" and "other"."followedId" = "one"."followerId" where "one"."followerId" = "socialPeople"."id"`,
      ).as('friends'),
      atMost(
        sql`"socialPosts" where "personId" = "socialPeople"."id" and "deletedAt" is null and ("visibility" = 'everyone' or "personId" = ${me} or ${followedByPerson(me)})`,
      ).as('posts'),
      atMost(sql`"socialPictures" where "personId" = "socialPeople"."id" and "deletedAt" is null`).as('pictures'),
    ])
    .where('socialPeople.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound(`Person ${id} not found`)
  const { about, cover, city, experience, links, joinedAt, following, friends, posts, pictures, ...person } = row
  const follower = toFollower(me)(person)
  return {
    ...follower,
    about,
    cover: coverPath(id, cover),
    drawnCover: cover.file ? null : cover.drawn,
    city,
    experience,
    links,
    joinedAt,
    counts: {
      posts: Number(posts),
      followers: follower.followerCount,
      following: Number(following),
      friends: Number(friends),
      pictures: Number(pictures),
    },
    canEdit: follower.isSelf,
  }
}
