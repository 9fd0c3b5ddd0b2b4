import { covers } from './social-covers.ts'
import { inside } from './social-inside.ts'
import { outside } from './social-outside.ts'
import { things } from './social-things.ts'

const named = Object.entries(covers).map(([name, svg]) => [`cover-${name}`, svg] as const)

/** Pictures in the sample people's posts, and covers of their profiles, by file name. */
export const social: Record<string, string> = { ...outside, ...inside, ...things, ...Object.fromEntries(named) }
