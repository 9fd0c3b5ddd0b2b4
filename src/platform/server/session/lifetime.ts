const hour = 60 * 60_000

/** After so many ms without use the session of a browser that is not remembered ends; closing the browser ends it too. */
export const rested = 12 * hour

/** The same for a browser that is remembered. */
export const longest = 30 * 24 * hour

/** How long one may take to give the second factor. */
export const halfway = hour / 6
