import { found } from './found-parts.ts'

/** A text with what was looked for marked, cut so that the first of it can be seen. */
export const Found = ({ text, q }: { text: string; q: string }) =>
  found(text, q).map(({ part, isMatch, at }) => (isMatch ? <mark key={at}>{part}</mark> : part))
