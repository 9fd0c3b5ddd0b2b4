/** The number of products in a list of the figures, whose height is fixed while loading. */
export const rowsShown = 6
