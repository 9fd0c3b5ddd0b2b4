import { CacheProvider, type EmotionCache } from '@emotion/react'
import { ThemeProvider as MuiThemeProvider } from '@mui/material/styles'
import RtlProvider from '@mui/system/RtlProvider'
import type { ReactNode } from 'react'
import { theme } from './create-theme.ts'

interface ThemeProviderProps {
  /** Made once per page, by `createEmotionCache()`. */
  cache: EmotionCache
  /** Which way arrow keys and sliders go; the layout follows `dir` on <html> by itself. */
  direction: 'ltr' | 'rtl'
  children: ReactNode
}

/** Everything the components need around them; of all the settings only `direction` renders anything again. */
export const ThemeProvider = ({ cache, direction, children }: ThemeProviderProps) => (
  <CacheProvider value={cache}>
    <MuiThemeProvider theme={theme} storageManager={null}>
      <RtlProvider value={direction === 'rtl'}>{children}</RtlProvider>
    </MuiThemeProvider>
  </CacheProvider>
)
