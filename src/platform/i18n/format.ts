import { useWorkspace } from '#platform/web/session/workspace.ts'
import { useSetting } from '#platform/web/settings/settings.ts'
import { getFormats } from './formats.ts'

/** Formats of dates, numbers and money, and sorting, in the interface language; `currency` is that of a record that has its own. */
export function useFormats(currency?: string) {
  const { currency: workspaceCurrency } = useWorkspace()
  return getFormats(useSetting('isLanguage'), currency ?? workspaceCurrency)
}
