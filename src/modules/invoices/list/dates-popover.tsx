import { Button, Popover, TextField } from '@mui/material'
import { useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Day } from '../contract-fields.ts'
import { dayOf } from '../day.ts'
import styles from './dates-popover.module.css'
import { type Preset, presets, rangeOf } from './date-presets.ts'
import { useInvoicesView } from './use-invoices-view.ts'

interface DatesPopoverProps {
  anchor: HTMLElement | null
  onClose: () => void
}

const dayOrNothing = (typed: string) => (Day.safeParse(typed).success ? typed : undefined)

/** The filter by invoice date. */
export function DatesPopover({ anchor, onClose }: DatesPopoverProps) {
  const t = useTexts('invoices')
  const id = useId()
  const { view, narrow } = useInvoicesView()
  const choose = (preset: Preset) => {
    narrow(rangeOf(preset, dayOf(new Date())))
    onClose()
  }
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id } }}
    >
      <div className={styles.content}>
        <h2 id={id} className="text-14">
          {t('fields.orderDate')}
        </h2>
        <div className="flex wrap gap-2">
          {presets.map((preset) => (
            <Button key={preset} size="small" variant="outlined" color="secondary" onClick={() => choose(preset)}>
              {t(`list.presets.${preset}`)}
            </Button>
          ))}
        </div>
        <div className={styles.pair}>
          {(['from', 'to'] as const).map((side) => (
            <TextField
              key={side}
              type="date"
              label={t(`list.${side}`)}
              value={view[side] ?? ''}
              slotProps={{ inputLabel: { shrink: true } }}
              onChange={(event) => narrow({ [side]: dayOrNothing(event.target.value) }, { replace: true })}
            />
          ))}
        </div>
        <div className="flex justify-between">
          <Button
            size="small"
            color="secondary"
            disabled={!view.from && !view.to}
            onClick={() => narrow({ from: undefined, to: undefined })}
          >
            {t('list.anyDate')}
          </Button>
          <Button size="small" onClick={onClose}>
            {t('list.done')}
          </Button>
        </div>
      </div>
    </Popover>
  )
}
