/** Cookie with the browser's time zone, so that the server can render times. */
export const timeZoneCookie = 'atrium_time_zone'
