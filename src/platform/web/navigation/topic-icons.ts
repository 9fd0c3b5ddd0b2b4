import { createContext, use } from 'react'
import type { ModuleDefinition } from '#platform/module.ts'

type IconOf = (topic: string) => ModuleDefinition['icon'] | undefined

/** Icon of a contract's module; the app provides the function. */
export const TopicIconContext = createContext<IconOf>(() => undefined)

/** The icon of a contract's module, for screens about all contracts. */
export const useTopicIcon = () => use(TopicIconContext)
