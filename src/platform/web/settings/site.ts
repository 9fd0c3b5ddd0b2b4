import { useSetting } from './settings.ts'
import { asset } from '#platform/web/navigation/asset.ts'

/** Links to pages of the public site, which are no screens: for plain anchors, in the interface language. */
export function useSiteHref() {
  const language = useSetting('isLanguage')
  return (path: string) => asset(language === 'en' ? path : `/${language}${path}`)
}
