/** The storage key of the settings; the inline script reads it first. */
export const storageKey = 'atrium.settings'

/** The storage key of the look that an administrator has chosen for everybody, for the first paint of later visits. */
export const workspaceLookKey = 'atrium.workspaceLook'

/** Any value turns off the tour for new users of this browser: for public displays, and for tests. */
export const noTours = 'atrium.noTours'
