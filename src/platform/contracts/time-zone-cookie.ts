/** The browser says by this cookie in which time zone it is, so that the server can write times into its pages. */
export const timeZoneCookie = 'atrium_time_zone'
