import { languages } from '#platform/i18n/languages.ts'
import { useSetting } from '#platform/web/settings/settings.ts'
import { getCountries } from './countries.ts'

export const useCountries = () => getCountries(languages[useSetting('isLanguage')].tag)
