import * as z from 'zod'
import { contract, del, file, get, patch, post, readOnly, readWrite } from '#platform/contract.ts'
import { FiguresQuery } from '#platform/numbers/figures.ts'
import { FileId } from '#platform/files/stored-file.ts'
import { BlogFigures } from './contract-figures.ts'
import { Id, text } from './contract-fields.ts'
import {
  AdjacentPosts,
  BlogPost,
  Facets,
  Post,
  PostChanges,
  PostDraft,
  PostList,
  Summary,
  Version,
  VersionText,
} from './contract-posts.ts'

const PictureParams = z.strictObject({ id: z.coerce.number<number>().pipe(Id), file: FileId })

// The first paths are fixed: existing clients call them. Further endpoints are REST.
export const blog = contract(
  'blog',
  '/api/data/blog',
  {
    blogPosts: get('/BlogPosts', {
      query: PostList,
      returns: z.array(BlogPost),
      summary: 'Posts with texts and comments; use `list` for less data',
    }),
    find: post('/post', {
      body: z.strictObject({ title: text(300) }),
      returns: z.object({ post: BlogPost }),
      action: 'read',
      summary: 'The post with a slug',
    }),
    list: get('/posts', {
      query: PostList,
      returns: z.array(Summary),
      summary: 'Posts without text and comments; without `deleted`, those that are not in the trash',
    }),
    facets: get('/facets', { returns: Facets, summary: 'Number of posts per filter value' }),
    figures: get('/figures', {
      query: FiguresQuery,
      returns: BlogFigures,
      summary: 'Figures of posts and comments for up to two years, and the most read posts',
    }),
    show: get('/posts/:id', { returns: Post }),
    showSlug: get('/slugs/:slug', {
      params: z.strictObject({ slug: text(300) }),
      returns: Post,
      summary: 'The post with a slug, current or former',
    }),
    around: get('/posts/:id/around', {
      returns: AdjacentPosts,
      summary: 'The posts before and after a published one, and up to three related ones',
    }),
    picture: get('/posts/:id/pictures/:file', {
      params: PictureParams,
      returns: file('image/*'),
      summary: 'An uploaded picture of a post: its cover or one in its text',
    }),
    publicPicture: get('/public/:id/pictures/:file', {
      params: PictureParams,
      returns: file('image/*'),
      public: true,
      summary: 'An uploaded picture of a published post, without a session',
    }),
    versions: get('/posts/:id/versions', {
      returns: z.array(Version),
      summary: 'The versions of a post, newest first, for users who may change it',
    }),
    version: get('/posts/:id/versions/:version', {
      params: z.strictObject({ id: z.coerce.number<number>().pipe(Id), version: z.coerce.number<number>().pipe(Id) }),
      returns: VersionText,
    }),
    create: post('/posts', { body: PostDraft, returns: Post, status: 201, summary: 'Creates a draft' }),
    edit: patch('/posts/:id', {
      body: PostChanges,
      returns: Post,
      summary: 'Changes, publishes, schedules or unpublishes a post; 409 if `version` is not the latest',
    }),
    restore: post('/posts/:id/restore', {
      body: z.strictObject({ version: Id }),
      returns: Post,
      action: 'update',
      summary: 'Restores title, excerpt and text of a version',
    }),
    remove: del('/posts/:id', {
      summary:
        'Moves a post to the trash, from which an edit with `deleted: false` restores it; repeated, it changes nothing',
    }),
    purge: del('/trash/posts/:id', { summary: 'Deletes a post for good; 404 unless it is in the trash' }),
  },
  {
    owners: ['authorId'],
    parts: {
      blogSlugs: 'postId',
      blogTags: 'postId',
      blogComments: 'postId',
      blogVersions: 'postId',
      blogVisits: 'postId',
    },
    table: 'blogPosts',
    uncountedReads: 'Posts are written for the public',
    notices: ['commented', 'replied'],
    grants: {
      manager: readWrite,
      agent: [
        'read',
        'create',
        { action: 'update', where: { authorId: '$user.id' } },
        { action: 'delete', where: { authorId: '$user.id' } },
      ],
      viewer: readOnly,
    },
    touches: ['blog-comments'],
  },
)
