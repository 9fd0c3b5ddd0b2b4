import { createContext, use } from 'react'
import type { ModuleDefinition } from '#platform/module.ts'

type IconOf = (topic: string) => ModuleDefinition['icon'] | undefined

/** The application maps contracts to modules. */
export const TopicIconContext = createContext<IconOf>(() => undefined)

/** The icon of a contract's module, for screens about all contracts. */
export const useTopicIcon = () => use(TopicIconContext)
