import type { Db } from '#platform/db/engines/database.ts'
import { notFound } from '#platform/errors/failure.ts'
import { SafeHtml } from '#platform/rich-text/rich-text.ts'
import { plainText } from '#platform/server/html/stored-html.ts'
import type { Version, VersionText } from '../contract-posts.ts'
import type { PostRow } from './post-rows.ts'
import { countWords } from './reading-time.ts'
import type { Tables } from './tables.ts'

const maxVersions = 100
/** Milliseconds during which automatic saves share a version. */
const autosaveInterval = 5 * 60_000

type Text = Pick<PostRow, 'id' | 'title' | 'content' | 'excerpt'>

interface Saving {
  kind: Version['kind']
  userId: string
  now: string
}

const findLatestVersion = (db: Db<Tables>, postId: number) =>
  db
    .selectFrom('blogVersions')
    .selectAll()
    .where('postId', '=', postId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Stores a version; automatic saves of a user within five minutes share one. */
export async function storeVersion(db: Db<Tables>, post: Text, { kind, userId, now }: Saving) {
  const { id: postId, title, content, excerpt } = post
  const latest = await findLatestVersion(db, postId)
  const isSame = latest?.title === title && latest.content === content && latest.excerpt === excerpt
  if (isSame && (kind === 'autosaved' || kind === 'saved')) return
  const text = { title, content, excerpt, words: countWords(plainText(content)), at: now }
  const goesOn =
    kind === 'autosaved' &&
    latest?.kind === 'autosaved' &&
    latest.byId === userId &&
    Date.parse(now) - Date.parse(latest.begunAt) < autosaveInterval
  if (goesOn) {
    await db.updateTable('blogVersions').set(text).where('id', '=', latest.id).execute()
    return
  }
  await db
    .insertInto('blogVersions')
    .values({ ...text, postId, begunAt: now, byId: userId, kind })
    .execute()
  const oldest = await db
    .selectFrom('blogVersions')
    .select('id')
    .where('postId', '=', postId)
    .orderBy('id', 'desc')
    .offset(maxVersions)
    .limit(1)
    .executeTakeFirst()
  if (oldest) await db.deleteFrom('blogVersions').where('postId', '=', postId).where('id', '<=', oldest.id).execute()
}

const selectVersions = (db: Db<Tables>, postId: number) =>
  db
    .selectFrom('blogVersions')
    .innerJoin('users', 'users.id', 'blogVersions.byId')
    .where('postId', '=', postId)
    .select([
      'blogVersions.id',
      'at',
      'kind',
      'title',
      'words',
      'byId',
      'users.name as byName',
      'users.avatar as byAvatar',
    ])

type VersionRow = Awaited<ReturnType<ReturnType<typeof selectVersions>['executeTakeFirstOrThrow']>>

const toVersion = ({ byId, byName, byAvatar, ...row }: VersionRow): Version => ({
  ...row,
  by: { id: byId, name: byName, avatar: byAvatar },
})

/** Newest first. */
export const listVersions = async (db: Db<Tables>, postId: number) =>
  (await selectVersions(db, postId).orderBy('blogVersions.id', 'desc').execute()).map(toVersion)

export async function findVersion(db: Db<Tables>, postId: number, id: number): Promise<VersionText> {
  const row = await selectVersions(db, postId)
    .select(['content', 'excerpt'])
    .where('blogVersions.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound(`Version ${id} of this post not found`)
  const { content, excerpt, ...version } = row
  return { ...toVersion(version), content: SafeHtml.parse(content), excerpt }
}
