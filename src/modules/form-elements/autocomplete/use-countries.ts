import { languages } from '#platform/i18n/languages.ts'
import { useSetting } from '#platform/web/settings/settings.ts'
import { countriesIn } from './countries.ts'

export const useCountries = () => countriesIn(languages[useSetting('isLanguage')].tag)
