import { useTexts } from '#platform/i18n/use-texts.ts'
import { isPreset } from './contacts-view.ts'
import { useContactsView } from './use-contacts-view.ts'

/** The name of the list's preset. */
export function usePresetName(): string {
  const t = useTexts('contacts')
  const { view } = useContactsView()
  const { department: [department] = [], label: [label] = [], company: [company] = [] } = view
  if (view.duplicates) return t('presets.duplicates')
  if (isPreset(view, {})) return t('presets.all')
  if (isPreset(view, { owner: 'me' })) return t('presets.mine')
  if (isPreset(view, { starred: true })) return t('presets.starred')
  if (isPreset(view, { frequentlycontacted: true })) return t('presets.frequent')
  if (isPreset(view, { deleted: true })) return t('presets.trash')
  if (department && isPreset(view, { department: [department] })) return t(`choices.department.${department}`)
  if (label && isPreset(view, { label: [label] })) return label
  if (company && isPreset(view, { company: [company] })) return company
  return t('presets.some')
}
