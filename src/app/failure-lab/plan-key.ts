/** Key of the active failure in the tab's session storage. */
export const planKey = 'atrium-failures'
