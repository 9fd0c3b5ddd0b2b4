import { covers } from './social-covers.ts'
import { inside } from './social-inside.ts'
import { outside } from './social-outside.ts'
import { things } from './social-things.ts'

const named = Object.entries(covers).map(([name, svg]) => [`cover-${name}`, svg] as const)

/** What the sample people show of their days, and the covers of their profiles, by the name of the file. */
export const social: Record<string, string> = { ...outside, ...inside, ...things, ...Object.fromEntries(named) }
