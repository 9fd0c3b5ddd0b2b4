import { outside } from './blog-outside.ts'
import { rooms } from './blog-rooms.ts'
import { work } from './blog-work.ts'

/** The covers that the blog offers, by file name. */
export const covers: Record<string, string> = { ...rooms, ...work, ...outside }
