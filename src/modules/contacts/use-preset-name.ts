import { useTexts } from '#platform/i18n/use-texts.ts'
import { isPreset } from './contacts-view.ts'
import { useContactsView } from './use-contacts-view.ts'

/** The name of the list's preset. */
export function usePresetName(): string {
  const t = useTexts('contacts')
  const { view } = useContactsView()
  const { department: [department] = [], label: [label] = [], company: [company] = [] } = view
  if (view.duplicates) return t('places.duplicates')
  if (isPreset(view, {})) return t('places.all')
  if (isPreset(view, { owner: 'me' })) return t('places.mine')
  if (isPreset(view, { starred: true })) return t('places.starred')
  if (isPreset(view, { frequentlycontacted: true })) return t('places.frequent')
  if (isPreset(view, { deleted: true })) return t('places.trash')
  if (department && isPreset(view, { department: [department] })) return t(`choices.department.${department}`)
  if (label && isPreset(view, { label: [label] })) return label
  if (company && isPreset(view, { company: [company] })) return company
  return t('places.some')
}
