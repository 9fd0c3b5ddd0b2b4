import type { EmotionCache } from '@emotion/react'
import { createContext } from 'react'

/** Emotion cache for server-side rendering; each page has its own. */
export const EmotionCacheContext = createContext<EmotionCache | undefined>(undefined)
