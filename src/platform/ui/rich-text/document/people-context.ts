import { createContext } from 'react'
import type { Mentionable } from './mention-node.ts'

/** The people who can be mentioned. */
export const PeopleContext = createContext<readonly Mentionable[]>([])
