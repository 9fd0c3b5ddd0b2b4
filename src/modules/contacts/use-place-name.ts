import { useTexts } from '#platform/i18n/use-texts.ts'
import { isPlace } from './contacts-view.ts'
import { useContactsView } from './use-contacts-view.ts'

/** What the list shows, in words. */
export function usePlaceName(): string {
  const t = useTexts('contacts')
  const { view } = useContactsView()
  const { department: [department] = [], label: [label] = [], company: [company] = [] } = view
  if (view.duplicates) return t('places.duplicates')
  if (isPlace(view, {})) return t('places.all')
  if (isPlace(view, { owner: 'me' })) return t('places.mine')
  if (isPlace(view, { starred: true })) return t('places.starred')
  if (isPlace(view, { frequentlycontacted: true })) return t('places.frequent')
  if (isPlace(view, { deleted: true })) return t('places.trash')
  if (department && isPlace(view, { department: [department] })) return t(`choices.department.${department}`)
  if (label && isPlace(view, { label: [label] })) return label
  if (company && isPlace(view, { company: [company] })) return company
  return t('places.some')
}
