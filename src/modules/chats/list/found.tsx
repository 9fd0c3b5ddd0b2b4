import { matchedParts } from './found-parts.ts'

/** Highlights the matches in a text; cuts off the start so that the first match is visible. */
export const Found = ({ text, q }: { text: string; q: string }) =>
  matchedParts(text, q).map(({ part, isMatch, at }) => (isMatch ? <mark key={at}>{part}</mark> : part))
