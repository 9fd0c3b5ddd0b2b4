import { useSetting } from './settings.ts'
import { asset } from '#platform/web/navigation/asset.ts'

/** Returns URLs of public pages in the interface language, for plain anchors, since they are not routes of the app. */
export function useSiteHref() {
  const language = useSetting('isLanguage')
  return (path: string) => asset(language === 'en' ? path : `/${language}${path}`)
}
