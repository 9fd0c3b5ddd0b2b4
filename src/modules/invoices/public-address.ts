import { base } from '#platform/web/base.ts'

/** Where the application stands for the reader, without a slash at the end. */
export const site = () => location.origin + base.replace(/\/$/, '')

/** The whole address of a public page. */
export const publicAddress = (path: string) => site() + path
