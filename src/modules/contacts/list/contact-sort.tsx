import { useTexts } from '#platform/i18n/use-texts.ts'
import { SortMenu } from '#platform/ui/row-list/sort-menu.tsx'
import { sorts } from '../contacts-view.ts'
import { useContactsView } from '../use-contacts-view.ts'

export function ContactSort() {
  const t = useTexts('contacts')
  const { view, setView } = useContactsView()
  const currentSort = view.sort ?? 'firstname'
  return (
    <SortMenu
      label={t('sortBy', { order: t(`sorts.${currentSort}`) })}
      sorts={sorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
      value={currentSort}
      onChoose={(sort) => setView({ sort: sort === 'firstname' ? undefined : sort })}
    />
  )
}
