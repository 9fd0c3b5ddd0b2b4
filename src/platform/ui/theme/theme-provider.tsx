import { CacheProvider, type EmotionCache } from '@emotion/react'
import { ThemeProvider as MuiThemeProvider } from '@mui/material/styles'
import RtlProvider from '@mui/system/RtlProvider'
import { type ReactNode, useMemo } from 'react'
import { useComponentLabels, withLabels } from '#platform/i18n/component-labels.ts'
import { theme } from './create-theme.ts'

interface ThemeProviderProps {
  /** Created once per page, by `createEmotionCache()`. */
  cache: EmotionCache
  /** Direction of arrow keys and sliders; the layout itself follows `dir` on <html>. */
  direction: 'ltr' | 'rtl'
  children: ReactNode
}

/** Providers of MUI; of all settings, only direction and MUI locale re-render it. */
export function ThemeProvider({ cache, direction, children }: ThemeProviderProps) {
  const labels = useComponentLabels()
  const labelled = useMemo(() => ({ ...theme, components: withLabels(theme.components ?? {}, labels) }), [labels])
  return (
    <CacheProvider value={cache}>
      <MuiThemeProvider theme={labelled} storageManager={null}>
        <RtlProvider value={direction === 'rtl'}>{children}</RtlProvider>
      </MuiThemeProvider>
    </CacheProvider>
  )
}
