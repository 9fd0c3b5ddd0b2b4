import type { Db } from '#platform/db/database.ts'
import { Page, page } from '#platform/db/page.ts'
import { fold } from '#platform/fold.ts'
import type { BlogPost, PostList } from '../contract-posts.ts'
import { statuses } from '../contract-fields.ts'
import { commentsOf } from './comment-rows.ts'
import { selectPosts, selectSummaries, toPost, toSummary } from './post-rows.ts'
import { type Asker, isPublished, within } from './seen-posts.ts'
import type { Tables } from './tables.ts'

type Status = (typeof statuses)[number]
type Filters = Omit<PostList, 'q' | 'sort' | 'page' | 'limit'>

const columns = { sort: { title: 'byTitle' } }

/** The posts that a list's filters leave. */
function narrowed(db: Db<Tables>, filters: Filters, asker: Asker) {
  const { deleted = false, status, category, language, featured, author, tag } = filters
  let found = db
    .selectFrom('blogPosts')
    .select('id')
    .where('deletedAt', deleted ? 'is not' : 'is', null)
  if (deleted) found = found.where(within(asker, 'delete'))
  const asked: readonly Status[] = status?.length ? status : deleted ? statuses : ['published']
  found = found.where((eb) =>
    eb.or([
      ...(asked.includes('published') ? [isPublished(asker.now)] : []),
      ...(asked.includes('scheduled')
        ? [eb.and([eb('status', '=', 'scheduled'), eb('publishAt', '>', asker.now), within(asker, 'update')])]
        : []),
      ...(asked.includes('draft') ? [eb.and([eb('status', '=', 'draft'), within(asker, 'update')])] : []),
    ]),
  )
  if (category?.length) found = found.where('category', 'in', category)
  if (language?.length) found = found.where('language', 'in', language)
  if (featured !== undefined) found = found.where('featured', '=', featured)
  if (author?.length)
    found = found.where(
      'authorId',
      'in',
      author.map((id) => (id === 'me' ? asker.user.id : id)),
    )
  if (tag?.length)
    found = found.where('id', 'in', (eb) =>
      eb
        .selectFrom('blogTags')
        .select('postId')
        .where(
          'folded',
          'in',
          tag.map((one) => fold(one)),
        ),
    )
  return found
}

/** Posts without their texts. */
export function listPosts(db: Db<Tables>, { q, sort: order, page: number, limit, ...filters }: PostList, asker: Asker) {
  const found = selectSummaries(db).where('blogPosts.id', 'in', narrowed(db, filters, asker))
  return page(found, { q, sort: order, page: number, limit }, toSummary(asker.now), columns)
}

/** Posts with their texts and comments, as the given calls show them. */
export async function listWholePosts(
  db: Db<Tables>,
  { q, sort: order, page: number, limit, ...filters }: PostList,
  asker: Asker,
) {
  const found = selectPosts(db).where('blogPosts.id', 'in', narrowed(db, filters, asker))
  const { items, total } = await page(found, { q, sort: order, page: number, limit }, (row) => row, columns)
  const comments = await commentsOf(
    db,
    items.map(({ id }) => id),
    { withHidden: false },
  )
  const whole = items.map((row): BlogPost => ({ ...toPost(row, asker.now), comments: comments.get(row.id) ?? [] }))
  return new Page(whole, total)
}
