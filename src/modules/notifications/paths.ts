export const listPath = '/pages/notifications'

/** Where one says what one wants to be told, and where. */
export const preferencesPath = '/pages/notifications/preferences'
