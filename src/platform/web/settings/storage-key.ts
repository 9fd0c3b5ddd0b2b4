/** Storage key of the settings; the inline script reads it. */
export const storageKey = 'atrium.settings'

/** Storage key of the workspace's look, for the first paint of later visits. */
export const workspaceLookKey = 'atrium.workspaceLook'

/** With any value, this browser does not start the tour for new users; for public displays and tests. */
export const noTours = 'atrium.noTours'
