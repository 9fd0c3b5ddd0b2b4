import type { EmotionCache } from '@emotion/react'
import { createContext } from 'react'

/** The page's style cache where it is not the browser's: each prerendered page has one of its own. */
export const EmotionCacheContext = createContext<EmotionCache | undefined>(undefined)
