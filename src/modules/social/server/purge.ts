import type { Db } from '#platform/db/engines/database.ts'
import type { Background } from '#platform/server/pipeline/call.ts'
import type { Tables } from './tables.ts'

const retentionDays = 30
const atOnce = 100

/** Permanently deletes posts and comments that were deleted a month ago, with their pictures. */
export async function purge(db: Db<Tables>, { now, services: { files } }: Pick<Background, 'now' | 'services'>) {
  const before = new Date(Date.parse(now) - retentionDays * 24 * 60 * 60_000).toISOString()
  const posts = await db
    .deleteFrom('socialPosts')
    .where('id', 'in', (eb) =>
      eb.selectFrom('socialPosts').select('id').where('deletedAt', '<', before).orderBy('id').limit(atOnce),
    )
    .returning('pictures')
    .execute()
  const pictures = await db
    .deleteFrom('socialPictures')
    .where('id', 'in', (eb) =>
      eb.selectFrom('socialPictures').select('id').where('deletedAt', '<', before).orderBy('id').limit(atOnce),
    )
    .returning('file')
    .execute()
  await db.deleteFrom('socialComments').where('deletedAt', '<', before).execute()
  const freed = [...posts.flatMap((post) => post.pictures.map(({ file }) => file)), ...pictures.map(({ file }) => file)]
  await files.release(freed.flatMap((file) => file ?? []))
}
