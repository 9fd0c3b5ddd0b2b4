import { type ReactNode, use } from 'react'
import { useSetting } from '#platform/web/settings/settings.ts'
import { EmotionCacheContext } from './emotion-cache-context.ts'
import { createEmotionCache } from './theme/emotion-cache.ts'
import { ThemeProvider } from './theme/theme-provider.tsx'

const browserCache = typeof document === 'undefined' ? undefined : createEmotionCache()

/**
 * Providers of MUI. Screens have them already, unless their route is `plain`; a widget that needs MUI adds them itself,
 * since the dashboard has none.
 */
export function Themed({ children }: { children: ReactNode }) {
  const direction = useSetting('activeDir')
  const cache = use(EmotionCacheContext) ?? browserCache
  if (!cache) throw new Error('Outside the browser, each page must provide a style cache')
  return (
    <ThemeProvider cache={cache} direction={direction}>
      {children}
    </ThemeProvider>
  )
}
