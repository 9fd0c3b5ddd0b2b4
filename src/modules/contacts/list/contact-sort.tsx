import { useTexts } from '#platform/i18n/use-texts.ts'
import { SortMenu } from '#platform/ui/row-list/sort-menu.tsx'
import { sorts } from '../contacts-view.ts'
import { useContactsView } from '../use-contacts-view.ts'

export function ContactSort() {
  const t = useTexts('contacts')
  const { view, setView } = useContactsView()
  const chosen = view.sort ?? 'firstname'
  return (
    <SortMenu
      label={t('sortBy', { order: t(`sorts.${chosen}`) })}
      sorts={sorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
      value={chosen}
      onChoose={(sort) => setView({ sort: sort === 'firstname' ? undefined : sort })}
    />
  )
}
