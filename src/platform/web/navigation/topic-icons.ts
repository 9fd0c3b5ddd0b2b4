import { createContext, use } from 'react'
import type { ModuleDefinition } from '#platform/module.ts'

type IconOf = (topic: string) => ModuleDefinition['icon'] | undefined

/** The application knows which module a contract is of. */
export const TopicIconContext = createContext<IconOf>(() => undefined)

/** The picture of the module that a contract belongs to: for a screen about all of them, whose module knows no other. */
export const useTopicIcon = () => use(TopicIconContext)
