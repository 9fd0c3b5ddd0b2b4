/**
 * For `throwOnError` of a card's query: without any data, the card is replaced by an error with a retry button;
 * existing data stays until the next change.
 */
export const unlessKnown = (_: unknown, { state }: { state: { data: unknown } }) => state.data === undefined
