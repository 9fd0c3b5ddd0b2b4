/** Where the tab keeps what goes wrong in it. */
export const planKey = 'atrium-failures'
