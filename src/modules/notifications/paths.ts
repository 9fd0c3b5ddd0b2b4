export const listPath = '/pages/notifications'

/** Path of the notification preferences. */
export const preferencesPath = '/pages/notifications/preferences'
