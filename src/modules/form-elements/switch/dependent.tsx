import { FormControlLabel, Switch } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import below from '../page/below.module.css'
import stage from '../page/stage.module.css'

const days = ['weekdays', 'weekend'] as const

export function Dependent() {
  const t = useTexts('form-elements')
  const [isOpen, setOpen] = useState(true)
  const [open, setDays] = useState({ weekdays: true, weekend: false })
  return (
    <fieldset className={stage.group}>
      <legend className={stage.legend}>{t('switches.hours')}</legend>
      <FormControlLabel
        label={t('switches.shopOpen')}
        control={<Switch checked={isOpen} onChange={(_event, checked) => setOpen(checked)} />}
      />
      <div className={below.inner}>
        {days.map((day) => (
          <FormControlLabel
            key={day}
            label={t(`switches.${day}`)}
            // Dependent switches keep their value while disabled.
            disabled={!isOpen}
            control={
              <Switch checked={open[day]} onChange={(_event, checked) => setDays({ ...open, [day]: checked })} />
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
