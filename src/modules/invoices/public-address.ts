import { base } from '#platform/web/navigation/base.ts'

/** The whole address of a public page, where the application stands for its reader. */
export const publicAddress = (path: string) => location.origin + base.replace(/\/$/, '') + path
