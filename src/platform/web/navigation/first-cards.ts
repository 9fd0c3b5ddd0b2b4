/** Number of cards that the dashboard loads at once, since they are visible in any window; their code is one file. */
export const firstCards = 9
