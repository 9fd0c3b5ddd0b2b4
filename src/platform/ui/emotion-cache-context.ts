import type { EmotionCache } from '@emotion/react'
import { createContext } from 'react'

/** The style cache during rendering on the server: each page has its own. */
export const EmotionCacheContext = createContext<EmotionCache | undefined>(undefined)
