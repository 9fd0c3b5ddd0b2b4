import { fold } from '#platform/text/fold.ts'

/** The value of the column `search` of `users`. Code that writes one of these fields has to write it, too. */
export const userSearch = ({ name, email, jobTitle }: { name: string; email: string; jobTitle: string }) =>
  fold(name, email, jobTitle)
