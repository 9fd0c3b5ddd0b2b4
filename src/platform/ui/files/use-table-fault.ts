import { OversizedTable } from '#platform/text/csv.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'

/** Error text for a table that exceeds a limit, in the interface language; undefined for other errors. */
export function useTableFault() {
  const t = useTexts('platform')
  const format = useFormats()
  return (error: unknown) =>
    error instanceof OversizedTable ? t(`files.${error.bound}`, { limit: format.number(error.limit) }) : undefined
}
