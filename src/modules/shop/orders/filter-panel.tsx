import { Button } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FilterChoice } from '#platform/ui/filters/filter-choice.tsx'
import { FilterPopover, FilterSection } from '#platform/ui/filters/filter-popover.tsx'
import { PeriodFilter } from '#platform/ui/filters/period-filter.tsx'
import { toggled } from '#platform/web/url-state/toggled.ts'
import { paymentMethods } from '../contract-orders.ts'
import { deliveries } from '../contract-quote.ts'
import { countFilters, withoutFilters } from './orders-view.ts'
import { useOrdersView } from './use-orders-view.ts'

interface FilterPanelProps {
  anchor: HTMLElement
  onClose: () => void
}

export function FilterPanel({ anchor, onClose }: FilterPanelProps) {
  const t = useTexts('shop')
  const { view, narrow } = useOrdersView()
  return (
    <FilterPopover label={t('orders.filter')} anchor={anchor} onClose={onClose}>
      <PeriodFilter
        title={t('orders.createdAt')}
        labels={{ from: t('orders.from'), to: t('orders.to') }}
        from={view.from}
        to={view.to}
        onChange={narrow}
      />
      <FilterSection title={t('orders.delivery')}>
        {deliveries.map((one) => (
          <FilterChoice
            key={one}
            isOn={view.delivery?.includes(one) ?? false}
            onToggle={() => narrow({ delivery: toggled(view.delivery, one) })}
          >
            {t(`orders.deliveries.${one}`)}
          </FilterChoice>
        ))}
      </FilterSection>
      <FilterSection title={t('orders.payment')}>
        {paymentMethods.map((one) => (
          <FilterChoice
            key={one}
            isOn={view.payment?.includes(one) ?? false}
            onToggle={() => narrow({ payment: toggled(view.payment, one) })}
          >
            {t(`orders.payments.${one}`)}
          </FilterChoice>
        ))}
      </FilterSection>
      <FilterSection title={t('orders.whose')}>
        <FilterChoice isOn={view.buyer === 'me'} onToggle={() => narrow({ buyer: view.buyer ? undefined : 'me' })}>
          {t('orders.mine')}
        </FilterChoice>
      </FilterSection>
      <Button size="small" disabled={countFilters(view) === 0} onClick={() => narrow(withoutFilters)}>
        {t('orders.clearFilters')}
      </Button>
    </FilterPopover>
  )
}
