import { fold } from '#platform/text/fold.ts'

/** The value of the column `search` of `users`. Write it whenever one of these fields changes. */
export const userSearch = ({ name, email, jobTitle }: { name: string; email: string; jobTitle: string }) =>
  fold(name, email, jobTitle)
