import type { Author } from '../contract-fields.ts'

/** Columns for the author of a post, comment or notice, in queries that join `socialPeople`. */
export const authorColumns = [
  'socialPeople.id as authorId',
  'socialPeople.avatar',
  'socialPeople.name',
  'socialPeople.role',
  'socialPeople.handle',
] as const

type AuthorRow = Omit<Author, 'id'> & { authorId: number }

export const toAuthor = ({ authorId, avatar, name, time, role, handle }: AuthorRow): Author => ({
  id: authorId,
  avatar,
  name,
  time,
  role,
  handle,
})
