/** The zone that the visitor's own clocks follow. */
export const localZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

export const useZone = () => localZone()
