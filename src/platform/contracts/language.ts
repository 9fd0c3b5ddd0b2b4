import * as z from 'zod'
import { languageCodes, offeredLanguages } from '#platform/i18n/languages.ts'

/** A language in which a record may be written. */
export const LanguageCode = z.enum(languageCodes)

/** A language that people can choose. */
export const OfferedLanguage = z.enum(offeredLanguages)
