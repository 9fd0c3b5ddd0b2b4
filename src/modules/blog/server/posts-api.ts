import type { Db } from '#platform/db/engines/database.ts'
import { notFound } from '#platform/errors/failure.ts'
import { allows } from '#platform/fields/rules.ts'
import { api } from '#platform/server/api.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import type { Files } from '#platform/server/files/files.ts'
import { blog } from '../contract.ts'
import { slugOf } from '../slug-of.ts'
import { postsAround } from './around.ts'
import { blogFigures } from './blog-figures.ts'
import { createPost, editPost, removePost, restoreVersion } from './change-post.ts'
import { commentsOf } from './comment-rows.ts'
import { countFacets } from './facets.ts'
import { listPosts, listWholePosts } from './post-list.ts'
import { findPost, type PostRow, toPost } from './post-rows.ts'
import { postEntries } from './search-entries.ts'
import { missingPost, publishedPost, seenPost } from './seen-posts.ts'
import { postOfSlug } from './slugs.ts'
import type { Tables } from './tables.ts'
import { findVersion, listVersions } from './versions.ts'

type Asker = Pick<Call, 'access' | 'now'>

async function seenPostOfSlug(db: Db<Tables>, slug: string, asker: Asker) {
  const id = await postOfSlug(db, slugOf(slug))
  if (id === undefined) throw missingPost()
  return seenPost(db, id, asker)
}

/** A post whose history the user may see. */
async function ownPost(db: Db<Tables>, id: number, { access: { ability }, now }: Asker) {
  const row = await findPost(db, id)
  if (!allows(ability, 'update', blog.name, toPost(row, now))) throw missingPost()
  return row
}

function openPicture({ cover, pictures }: PostRow, file: string, files: Files) {
  const picture = [...(cover ? [cover] : []), ...pictures].find(({ id }) => id === file)
  if (!picture) throw notFound('There is no such picture')
  return files.open(picture)
}

export const postsApi = api(
  blog,
  (db: Db<Tables>) => ({
    blogPosts: ({ query, ...asker }) => listWholePosts(db, query, asker),

    find: async ({ body: { title }, ...asker }) => {
      const row = await seenPostOfSlug(db, title, asker)
      const comments = await commentsOf(db, [row.id], { withHidden: false })
      return { post: { ...toPost(row, asker.now), comments: comments.get(row.id) ?? [] } }
    },

    list: ({ query, ...asker }) => listPosts(db, query, asker),

    facets: (asker) => countFacets(db, asker),

    figures: ({ query, now }) => blogFigures(db, query, now),

    show: async ({ params: { id }, ...asker }) => toPost(await seenPost(db, id, asker), asker.now),

    showSlug: async ({ params: { slug }, ...asker }) => toPost(await seenPostOfSlug(db, slug, asker), asker.now),

    around: async ({ params: { id }, ...asker }) => postsAround(db, await seenPost(db, id, asker), asker.now),

    picture: async ({ params: { id, file }, services: { files }, ...asker }) =>
      openPicture(await seenPost(db, id, asker), file, files),

    publicPicture: async ({ params: { id, file }, services: { files }, now }) =>
      openPicture(await publishedPost(db, id, now), file, files),

    versions: async ({ params: { id }, ...asker }) => listVersions(db, (await ownPost(db, id, asker)).id),

    version: async ({ params: { id, version }, ...asker }) =>
      findVersion(db, (await ownPost(db, id, asker)).id, version),

    create: async ({ body, ...writer }) => toPost(await createPost(db, body, writer), writer.now),

    edit: async ({ params: { id }, body, ...writer }) => toPost(await editPost(db, id, body, writer), writer.now),

    restore: async ({ params: { id }, body: { version }, ...writer }) =>
      toPost(await restoreVersion(db, id, version, writer), writer.now),

    remove: ({ params: { id }, ...writer }) => removePost(db, id, writer),
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
              .set({ status: 'published' })
              .where('status', '=', 'scheduled')
              .where('publishAt', '<=', now)
              .returning('id')
              .execute()
            for (const { id } of due) announce('everyone', id)
          },
      },
    ],
  },
)
