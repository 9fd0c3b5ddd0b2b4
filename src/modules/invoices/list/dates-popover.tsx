import { Button } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FilterPopover } from '#platform/ui/filters/filter-popover.tsx'
import { PeriodFilter } from '#platform/ui/filters/period-filter.tsx'
import { toLocalDay } from '#platform/time/local-time.ts'
import { presets, getRange } from './date-presets.ts'
import { useInvoicesView } from './use-invoices-view.ts'

interface DatesPopoverProps {
  anchor: HTMLElement
  onClose: () => void
}

/** The filter by invoice date. */
export function DatesPopover({ anchor, onClose }: DatesPopoverProps) {
  const t = useTexts('invoices')
  const { view, narrow } = useInvoicesView()
  return (
    <FilterPopover label={t('fields.orderDate')} anchor={anchor} onClose={onClose}>
      <div className="flex wrap gap-2">
        {presets.map((preset) => (
          <Button
            key={preset}
            size="small"
            variant="outlined"
            color="secondary"
            onClick={() => {
              narrow(getRange(preset, toLocalDay(new Date())))
              onClose()
            }}
          >
            {t(`list.presets.${preset}`)}
          </Button>
        ))}
      </div>
      <PeriodFilter
        title={t('fields.orderDate')}
        labels={{ from: t('list.from'), to: t('list.to') }}
        from={view.from}
        to={view.to}
        onChange={(changes) => narrow(changes, { replace: true })}
      />
      <Button size="small" disabled={!view.from && !view.to} onClick={() => narrow({ from: undefined, to: undefined })}>
        {t('list.anyDate')}
      </Button>
    </FilterPopover>
  )
}
