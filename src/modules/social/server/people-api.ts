import type { Db } from '#platform/db/engines/database.ts'
import { forbidden, notFound, refused } from '#platform/errors/failure.ts'
import { api } from '#platform/server/api.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { type ProfileChanges, socialPeople } from '../contract-people.ts'
import { listPeople } from './people-list.ts'
import { derivedColumns, findOrCreatePerson, readProfile } from './people-rows.ts'
import { changePictures } from './pictures.ts'
import { notifyAction, withdrawNotices } from './notice-rows.ts'
import { personEntries } from './search-entries.ts'
import type { StoredCover, Tables } from './tables.ts'

async function findCover(db: Db<Tables>, id: number): Promise<StoredCover> {
  const row = await db.selectFrom('socialPeople').select('cover').where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound(`Person ${id} not found`)
  return row.cover
}

async function changeCover(
  db: Db<Tables>,
  { services: { files } }: Pick<Call, 'services'>,
  id: number,
  cover: NonNullable<ProfileChanges['cover']>,
) {
  const { file: old } = await findCover(db, id)
  const coverFiles = 'file' in cover ? [cover.file] : []
  const [file = null] = await changePictures(files, coverFiles, old ? [old] : [], () => 'cover.file')
  return JSON.stringify({ drawn: 'drawn' in cover ? cover.drawn : null, file } satisfies StoredCover)
}

async function changeProfile(db: Db<Tables>, call: Pick<Call, 'services'>, id: number, changes: ProfileChanges) {
  const { cover, experience, links, ...profileColumns } = changes
  // An update first locks the row: other writes wait for the end of the transaction.
  const row = await db
    .updateTable('socialPeople')
    .set((eb) => ({ about: eb.ref('about'), ...profileColumns }))
    .where('id', '=', id)
    .returning(['name', 'handle', 'role', 'company', 'country', 'city'])
    .executeTakeFirstOrThrow()
  const stored = {
    ...derivedColumns(row),
    ...(cover && { cover: await changeCover(db, call, id, cover) }),
    ...(experience && { experience: JSON.stringify(experience) }),
    ...(links && { links: JSON.stringify(links) }),
  }
  await db.updateTable('socialPeople').set(stored).where('id', '=', id).execute()
}

/** Follows or unfollows; idempotent. */
async function follow(
  db: Db<Tables>,
  { now, events }: Pick<Call, 'now' | 'events'>,
  pair: { followerId: number; followedId: number },
  isOn: boolean,
) {
  const notice = { personId: pair.followedId, actorId: pair.followerId, kind: 'follow' } as const
  if (!isOn) {
    await db
      .deleteFrom('socialFollows')
      .where('followerId', '=', pair.followerId)
      .where('followedId', '=', pair.followedId)
      .execute()
    return withdrawNotices(db, { events }, notice)
  }
  const created = await db
    .insertInto('socialFollows')
    .values({ ...pair, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('followedId')
    .executeTakeFirst()
  if (created) await notifyAction(db, { now, events }, notice)
}

export const peopleApi = api(
  socialPeople,
  (db: Db<Tables>) => ({
    list: async ({ user, now, query }) => listPeople(db, await findOrCreatePerson(db, user, now), query),

    me: async ({ user, now }) => {
      const me = await findOrCreatePerson(db, user, now)
      return readProfile(db, me, me)
    },

    show: async ({ user, now, params: { id } }) => readProfile(db, await findOrCreatePerson(db, user, now), id),

    cover: async ({ params: { id, file: fileId }, services: { files } }) => {
      const { file } = await findCover(db, id)
      if (file?.id !== fileId) throw notFound('Picture not found')
      return files.open(file)
    },

    edit: async ({ user, now, params: { id }, body, services, check }) => {
      const me = await findOrCreatePerson(db, user, now)
      const profile = await readProfile(db, me, id)
      check(profile)
      if (id !== me) throw forbidden('You can only change your own profile')
      await changeProfile(db, { services }, id, body)
      return readProfile(db, me, id)
    },

    follow: async ({ user, params: { id }, body: { isFollowed }, ...call }) => {
      const { now } = call
      const me = await findOrCreatePerson(db, user, now)
      await readProfile(db, me, id)
      if (id === me) throw refused('id', 'You cannot follow yourself')
      await follow(db, call, { followerId: me, followedId: id }, isFollowed)
      return readProfile(db, me, id)
    },
  }),
  {
    // Profile and posts remain, as those of a person without an account; notices are deleted.
    search: personEntries,
    onAccount:
      (db) =>
      async ({ kind, userId }) => {
        if (kind !== 'deleted') return
        const person = await db
          .updateTable('socialPeople')
          .set({ userId: null })
          .where('userId', '=', userId)
          .returning('id')
          .executeTakeFirst()
        if (person) await db.deleteFrom('socialNotices').where('personId', '=', person.id).execute()
      },
  },
)
