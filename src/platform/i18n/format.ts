import { useSetting } from '#platform/web/settings/settings.ts'
import { formatsOf } from './formats.ts'

/** Formats of dates, numbers and money, and sorting, in the interface language. */
export const useFormats = () => formatsOf(useSetting('isLanguage'))
