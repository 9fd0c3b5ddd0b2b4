/** The storage key of the settings; the inline script reads it first. */
export const storageKey = 'atrium.settings'

/** Any value turns off the tour for new users of this browser: for public displays, and for tests. */
export const noTours = 'atrium.noTours'
