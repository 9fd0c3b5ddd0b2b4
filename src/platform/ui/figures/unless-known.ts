/**
 * For `throwOnError` of a card's query: what could not be read at all is said in the card's place, with a button to try
 * again; what is known stays, and is asked for again with the next change.
 */
export const unlessKnown = (_: unknown, { state }: { state: { data: unknown } }) => state.data === undefined
