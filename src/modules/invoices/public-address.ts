import { base } from '#platform/web/base.ts'

/** The whole address of a public page, where the application stands for its reader. */
export const publicAddress = (path: string) => location.origin + base.replace(/\/$/, '') + path
