/** Where the settings are kept; the look script reads it before anything else runs. */
export const storageKey = 'atrium.settings'

/** Whatever stands here keeps newcomers of this browser from being shown around: for a screen on a wall, and for tests. */
export const noTours = 'atrium.noTours'
