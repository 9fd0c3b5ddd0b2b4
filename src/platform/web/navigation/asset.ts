import { base } from './base.ts'

/** The URL of a file of `public/`, in the application's folder; blob and data URLs stay the same. */
export const asset = (path: string) => (path.startsWith('/') ? base + path.slice(1) : path)
