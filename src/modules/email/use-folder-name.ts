import { useTexts } from '#platform/i18n/use-texts.ts'
import { getSearchFolder } from './search/search-folder.ts'
import { useEmailView } from './use-email-view.ts'
import { useFacets } from './use-facets.ts'

/** The title of the list. */
export function useFolderName() {
  const t = useTexts('email')
  const { view } = useEmailView()
  const label = useFacets()?.labels.find(({ id }) => id === view.label)
  if (label) return label.name
  if (view.q?.trim()) return t('search.results')
  return t(`folders.${getSearchFolder(view) ?? 'all'}`)
}
