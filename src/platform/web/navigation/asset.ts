import { base } from './base.ts'

/** URL of a file in `public/`, below the application's base path; returns blob and data URLs unchanged. */
export const asset = (path: string) => (path.startsWith('/') ? base + path.slice(1) : path)
