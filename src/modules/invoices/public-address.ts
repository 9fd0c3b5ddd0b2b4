import { base } from '#platform/web/navigation/base.ts'

/** The absolute URL of a public page, at the address where the browser loaded the application. */
export const getPublicAddress = (path: string) => location.origin + base.replace(/\/$/, '') + path
