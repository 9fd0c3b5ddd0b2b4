import { loadedTexts } from '#platform/i18n/texts.ts'
import { useCallback } from 'react'
import { useSetting } from '#platform/web/settings/settings.ts'

/** Returns texts of a namespace known only at run time, such as that of the current screen; empty until loaded. */
export function useNamespaceTexts() {
  const language = useSetting('isLanguage')
  return useCallback((namespace: string, key: string) => loadedTexts(namespace, language)?.(key) ?? '', [language])
}
