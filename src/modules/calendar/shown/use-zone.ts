/** The zone that the visitor's own clocks follow. */
export const useZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
