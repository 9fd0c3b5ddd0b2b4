import { useSetting } from '#platform/web/settings/settings.ts'
import { formatsOf } from './formats.ts'

/** Dates, numbers, money and sorting as the interface language writes them. */
export const useFormats = () => formatsOf(useSetting('isLanguage'))
