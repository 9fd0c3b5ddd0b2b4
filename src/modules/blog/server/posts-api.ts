import type { Db } from '#platform/db/engines/database.ts'
import { isOneOf } from '#platform/db/queries/value-conditions.ts'
import { notFound } from '#platform/errors/failure.ts'
import { firstIn, valuesIn } from '#platform/fields/choices.ts'
import { allows } from '#platform/permissions/rules.ts'
import { api } from '#platform/server/api.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import type { Files } from '#platform/server/files/files.ts'
import { blog } from '../contract.ts'
import { statusChoices } from '../contract-fields.ts'
import { createSlug } from '../create-slug.ts'
import { findAdjacentPosts } from './adjacent-posts.ts'
import { getBlogFigures } from './blog-figures.ts'
import { createPost, editPost, purgePost, removePost, restoreVersion } from './change-post.ts'
import { listComments } from './comment-rows.ts'
import { countFacets } from './facets.ts'
import { listPosts, listFullPosts } from './post-list.ts'
import { findPost, type PostRow, toPost } from './post-rows.ts'
import { postEntries } from './search-entries.ts'
import { createPostNotFound, findPublishedPost, findVisiblePost } from './visible-posts.ts'
import { postOfSlug } from './slugs.ts'
import type { Tables } from './tables.ts'
import { findVersion, listVersions } from './versions.ts'

type Caller = Pick<Call, 'access' | 'now'>

async function findVisiblePostBySlug(db: Db<Tables>, slug: string, caller: Caller) {
  const id = await postOfSlug(db, createSlug(slug))
  if (id === undefined) throw createPostNotFound()
  return findVisiblePost(db, id, caller)
}

/** A post whose history the user may see. */
async function findEditablePost(db: Db<Tables>, id: number, { access: { ability }, now }: Caller) {
  const row = await findPost(db, id)
  if (!allows(ability, 'update', blog.name, toPost(row, now))) throw createPostNotFound()
  return row
}

function openPicture({ cover, pictures }: PostRow, file: string, files: Files) {
  const picture = [...(cover ? [cover] : []), ...pictures].find(({ id }) => id === file)
  if (!picture) throw notFound('Picture not found')
  return files.open(picture)
}

export const postsApi = api(
  blog,
  (db: Db<Tables>) => ({
    blogPosts: ({ query, ...caller }) => listFullPosts(db, query, caller),

    find: async ({ body: { title }, ...caller }) => {
      const row = await findVisiblePostBySlug(db, title, caller)
      const comments = await listComments(db, [row.id], { withHidden: false })
      return { post: { ...toPost(row, caller.now), comments: comments.get(row.id) ?? [] } }
    },

    list: ({ query, ...caller }) => listPosts(db, query, caller),

    facets: (caller) => countFacets(db, caller),

    figures: ({ query, now }) => getBlogFigures(db, query, now),

    show: async ({ params: { id }, ...caller }) => toPost(await findVisiblePost(db, id, caller), caller.now),

    showSlug: async ({ params: { slug }, ...caller }) =>
      toPost(await findVisiblePostBySlug(db, slug, caller), caller.now),

    around: async ({ params: { id }, ...caller }) =>
      findAdjacentPosts(db, await findVisiblePost(db, id, caller), caller.now),

    picture: async ({ params: { id, file }, services: { files }, ...caller }) =>
      openPicture(await findVisiblePost(db, id, caller), file, files),

    publicPicture: async ({ params: { id, file }, services: { files }, now }) =>
      openPicture(await findPublishedPost(db, id, now), file, files),

    versions: async ({ params: { id }, ...caller }) => listVersions(db, (await findEditablePost(db, id, caller)).id),

    version: async ({ params: { id, version }, ...caller }) =>
      findVersion(db, (await findEditablePost(db, id, caller)).id, version),

    create: async ({ body, ...writer }) => toPost(await createPost(db, body, writer), writer.now),

    edit: async ({ params: { id }, body, ...writer }) => toPost(await editPost(db, id, body, writer), writer.now),

    restore: async ({ params: { id }, body: { version }, ...writer }) =>
      toPost(await restoreVersion(db, id, version, writer), writer.now),

    remove: ({ params: { id }, ...writer }) => removePost(db, id, writer),

    purge: ({ params: { id }, ...writer }) => purgePost(db, id, writer),
  }),
  {
    search: postEntries,
    every: [
      {
        seconds: 15,
        run:
          (db) =>
          async ({ now, events: { announce } }) => {
            const due = await db
              .updateTable('blogPosts')
              .set({ status: firstIn(statusChoices, 'done') })
              .where(isOneOf('status', valuesIn(statusChoices, 'waiting')))
              .where('publishAt', '<=', now)
              .returning('id')
              .execute()
            for (const { id } of due) announce('everyone', id)
          },
      },
    ],
  },
)
