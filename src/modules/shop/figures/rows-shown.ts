/** How many products a list of the figures shows: the lists keep the room that they have from the start. */
export const rowsShown = 6
