import { splitAtMatches } from './split-at-matches.ts'

/** Highlights the matches in a text; cuts off the start so that the first match is visible. */
export const HighlightedText = ({ text, q }: { text: string; q: string }) =>
  splitAtMatches(text, q).map(({ part, isMatch, at }) => (isMatch ? <mark key={at}>{part}</mark> : part))
