import { createContext } from 'react'
import type { Mentionable } from './mention-node.ts'

/** Whom the text may name. */
export const PeopleContext = createContext<readonly Mentionable[]>([])
