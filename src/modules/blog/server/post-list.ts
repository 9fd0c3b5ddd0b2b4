import type { ExpressionBuilder } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import { page } from '#platform/db/queries/page.ts'
import { fold } from '#platform/text/fold.ts'
import type { BlogPost, PostList } from '../contract-posts.ts'
import { publicStatuses, type Status, statuses } from '../contract-fields.ts'
import { listComments } from './comment-rows.ts'
import { selectPosts, selectSummaries, toPost, toSummary } from './post-rows.ts'
import { type Caller, matchPermitted, matchStatus } from './visible-posts.ts'
import type { Tables } from './tables.ts'

type Eb = ExpressionBuilder<Tables, 'blogPosts'>
type Filters = Omit<PostList, 'q' | 'sort' | 'page' | 'limit' | 'at'>

const columns = { sort: { title: 'byTitle' } }

/** The condition for a list's filters. */
function matchFilters(eb: Eb, filters: Filters, caller: Caller) {
  const { deleted = false, status, category, language, featured, author, tag } = filters
  const request: readonly Status[] = status?.length ? status : deleted ? statuses : publicStatuses
  const authors = author?.map((id) => (id === 'me' ? caller.user.id : id))
  const selectTagged = (tags: readonly string[]) =>
    eb.selectFrom('blogTags').select('postId').where('folded', 'in', tags)
  return eb.and([
    eb('deletedAt', deleted ? 'is not' : 'is', null),
    eb.or(request.map((one) => matchStatus(one, caller))),
    ...(deleted ? [matchPermitted(caller, 'delete')] : []),
    ...(category?.length ? [eb('category', 'in', category)] : []),
    ...(language?.length ? [eb('language', 'in', language)] : []),
    ...(featured === undefined ? [] : [eb('featured', '=', featured)]),
    ...(authors?.length ? [eb('authorId', 'in', authors)] : []),
    ...(tag?.length ? [eb('id', 'in', selectTagged(tag.map((one) => fold(one))))] : []),
  ])
}

/** Posts without their texts. */
export function listPosts(
  db: Db<Tables>,
  { q, sort: order, page: number, limit, at, ...filters }: PostList,
  caller: Caller,
) {
  const query = selectSummaries(db).where((eb) => matchFilters(eb, filters, caller))
  return page(query, { q, sort: order, page: number, limit, at }, toSummary(caller.now), columns)
}

/** Posts with texts and comments, as the endpoints with a fixed format return them. */
export async function listFullPosts(
  db: Db<Tables>,
  { q, sort: order, page: number, limit, at, ...filters }: PostList,
  caller: Caller,
) {
  const query = selectPosts(db).where((eb) => matchFilters(eb, filters, caller))
  const rows = await page(query, { q, sort: order, page: number, limit, at }, (row) => row, columns)
  const comments = await listComments(
    db,
    rows.items.map(({ id }) => id),
    { withHidden: false },
  )
  const whole = rows.items.map((row): BlogPost => ({
    ...toPost(row, caller.now),
    comments: comments.get(row.id) ?? [],
  }))
  return rows.with(whole)
}
