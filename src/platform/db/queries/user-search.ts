import { fold } from '#platform/text/fold.ts'

/** What the column `search` of `users` holds; whoever writes one of these fields writes it too. */
export const userSearch = ({ name, email, jobTitle }: { name: string; email: string; jobTitle: string }) =>
  fold(name, email, jobTitle)
