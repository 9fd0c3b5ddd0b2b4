import { base } from './base.ts'

/** The address of a file of `public/`, wherever the application lives; a blob's or data address stays as it is. */
export const asset = (path: string) => (path.startsWith('/') ? base + path.slice(1) : path)
