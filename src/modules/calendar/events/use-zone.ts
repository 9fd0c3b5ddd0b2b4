/** The visitor's time zone. */
export const localZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

export const useZone = () => localZone()
