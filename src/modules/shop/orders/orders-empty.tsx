import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { NothingFound } from '#platform/ui/states/nothing-found.tsx'
import { countFilters, linkTo, withoutFilters } from './orders-view.ts'
import { useOrdersView } from './use-orders-view.ts'

/** Shown if no order matches, with a suggestion. */
export function OrdersEmpty() {
  const t = useTexts('shop')
  const { view } = useOrdersView()
  const q = view.q?.trim()
  if (!q && !view.status && countFilters(view) === 0)
    return (
      <EmptyState
        picture="/pictures/empty/inbox-empty.svg"
        title={t('orders.empty.none')}
        text={t('orders.empty.noneText')}
      />
    )
  return (
    <NothingFound
      title={q ? t('orders.empty.found', { q }) : t('orders.empty.here')}
      text={t('orders.empty.hereText')}
      to={linkTo(view, { ...withoutFilters, q: undefined, status: undefined })}
      clearLabel={t('orders.empty.showAll')}
    />
  )
}
