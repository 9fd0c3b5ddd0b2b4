import { OversizedTable } from '#platform/text/csv.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'

/** The sentence for a table that exceeds a limit, in the reader's language; undefined for other errors. */
export function useTableFault() {
  const t = useTexts('platform')
  const format = useFormats()
  return (error: unknown) =>
    error instanceof OversizedTable ? t(`files.${error.bound}`, { limit: format.number(error.limit) }) : undefined
}
