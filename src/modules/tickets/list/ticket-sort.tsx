import { useTexts } from '#platform/i18n/use-texts.ts'
import { SortMenu } from '#platform/ui/row-list/sort-menu.tsx'
import { sorts } from '../contract-views.ts'
import { usualSort } from '../tickets-view.ts'
import { useTicketsView } from '../use-tickets-view.ts'

export function TicketSort() {
  const t = useTexts('tickets')
  const { view, setView } = useTicketsView()
  const currentSort = view.sort ?? usualSort
  return (
    <SortMenu
      label={t('sortBy', { order: t(`sorts.${currentSort}`) })}
      sorts={sorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
      value={currentSort}
      onChoose={(sort) => setView({ sort: sort === usualSort ? undefined : sort, page: undefined })}
    />
  )
}
