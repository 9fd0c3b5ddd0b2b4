import type { Generated } from 'kysely'
import type { Json } from '#platform/db/sample/sample.ts'
import type { StoredFile } from '#platform/files/stored-file.ts'
import type { BlogPost, Version } from '../contract-posts.ts'

/** The tables of this module; queries on other tables do not compile. */
export interface Tables {
  blogPosts: Pick<
    BlogPost,
    | 'title'
    | 'slug'
    | 'excerpt'
    | 'lead'
    | 'category'
    | 'language'
    | 'featured'
    | 'coverImg'
    | 'coverAlt'
    | 'status'
    | 'publishAt'
    | 'date'
    | 'authorId'
    | 'createdAt'
    | 'updatedAt'
    | 'readingMinutes'
    | 'commentCount'
    | 'view'
    | 'share'
    | 'version'
  > & {
    id: Generated<number>
    content: string
    slugFixed: boolean
    tags: Json<string[]>
    cover: Json<StoredFile | null>
    pictures: Json<StoredFile[]>
    deletedAt: string | null
    search: string
    byTitle: string
  }
  blogSlugs: { slug: string; postId: number }
  blogTags: { folded: string; postId: number; tag: string }
  blogComments: {
    id: Generated<number>
    postId: number
    replyTo: number | null
    authorId: string
    authorName: string
    authorAvatar: string
    comment: string
    time: string
    editedAt: string | null
    hiddenAt: string | null
    deletedAt: string | null
  }
  blogVersions: Pick<Version, 'at' | 'kind' | 'title' | 'words'> & {
    id: Generated<number>
    postId: number
    begunAt: string
    byId: string
    content: string
    excerpt: string
  }
  blogVisits: { postId: number; visit: string; kind: 'view' | 'share'; at: string; network: string | null }
}
