import * as z from 'zod'
import { languageCodes } from '#platform/i18n/languages.ts'

/** A language in which a record may be written. */
export const LanguageCode = z.enum(languageCodes)
