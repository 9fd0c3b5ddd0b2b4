/**
 * For `throwOnError` of a card's query: if there is no data at all, the card is replaced by an error with a button to
 * retry; present data stays until the next change.
 */
export const unlessKnown = (_: unknown, { state }: { state: { data: unknown } }) => state.data === undefined
