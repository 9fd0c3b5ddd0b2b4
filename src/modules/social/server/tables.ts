import type { Generated } from 'kysely'
import type { Json } from '#platform/db/sample/sample.ts'
import type { StoredFile } from '#platform/files/stored-file.ts'
import type { GalleryItem } from '../contract-gallery.ts'
import type { Notice } from '../contract-notices.ts'
import type { Experience, Link, Profile } from '../contract-people.ts'
import type { Post } from '../contract-posts.ts'

/** A picture of a post: an upload, or a path of this site if `file` is null. */
export interface StoredPicture {
  id: string
  title: string
  img: string
  file: StoredFile | null
}

/** One of the product's covers, or an upload. */
export interface StoredCover {
  drawn: Profile['drawnCover']
  file: StoredFile | null
}

/** The tables of this module; queries on other tables do not compile. */
export interface Tables {
  socialPeople: Pick<
    Profile,
    'handle' | 'name' | 'avatar' | 'role' | 'company' | 'country' | 'city' | 'about' | 'joinedAt'
  > & {
    id: Generated<number>
    userId: string | null
    cover: Json<StoredCover>
    experience: Json<Experience[]>
    links: Json<Link[]>
    search: string
    byName: string
  }
  socialFollows: { followerId: number; followedId: number; at: string }
  socialPosts: Pick<Post, 'visibility' | 'editedAt'> & {
    id: Generated<number>
    personId: number
    content: string
    pictures: Json<StoredPicture[]>
    video: string | null
    sharedId: number | null
    createdAt: string
    deletedAt: string | null
    search: string
  }
  socialPostTags: { tag: string; name: string; postId: number }
  socialMentions: { postId: number; personId: number }
  socialPostLikes: { postId: number; personId: number; at: string }
  socialComments: {
    id: Generated<number>
    postId: number
    parentId: number | null
    personId: number
    comment: string
    createdAt: string
    deletedAt: string | null
  }
  socialCommentLikes: { commentId: number; personId: number; at: string }
  socialPictures: Pick<GalleryItem, 'name' | 'personId'> & {
    id: Generated<number>
    search: string
    drawn: string
    file: Json<StoredFile> | null
    createdAt: string
    deletedAt: string | null
  }
  socialNotices: Pick<Notice, 'kind' | 'postId' | 'excerpt' | 'readAt'> & {
    id: Generated<number>
    personId: number
    actorId: number
    commentId: number | null
    at: string
  }
}
