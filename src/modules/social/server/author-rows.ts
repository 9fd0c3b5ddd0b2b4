import type { Author } from '../contract-fields.ts'

/** Of a query that joins `socialPeople`: what a post, a comment or a notice shows of who wrote it. */
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
