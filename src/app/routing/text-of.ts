import { loadedTexts } from '#platform/i18n/texts.ts'
import { useCallback } from 'react'
import { useSetting } from '#platform/web/settings/settings.ts'

/** Texts of a namespace that only the running page knows, as the one of the present screen; empty until it is loaded. */
export function useTextOf() {
  const language = useSetting('isLanguage')
  return useCallback((namespace: string, key: string) => loadedTexts(namespace, language)?.(key) ?? '', [language])
}
