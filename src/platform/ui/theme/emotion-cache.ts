import createCache, { type EmotionCache } from '@emotion/cache'
import { stylisLogical } from './stylis-logical.ts'

/** One cache serves both directions. Prerendering creates one per page and extracts its CSS under the same key. */
export const createEmotionCache = (): EmotionCache =>
  // First in <head>, so that a screen's own stylesheet overrides a component's without a more specific selector.
  createCache({ key: 'ui', prepend: true, stylisPlugins: [stylisLogical] })
