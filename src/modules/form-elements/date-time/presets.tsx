import { Chip } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { DateField } from '#platform/ui/dates/date-field.tsx'
import { toLocalDay } from '#platform/time/local-time.ts'
import styles from '../page/stage.module.css'

/** The date in `count` days, in the user's time zone. */
function addDays(count: number) {
  const day = new Date()
  day.setDate(day.getDate() + count)
  return toLocalDay(day)
}

const presets = { today: 0, tomorrow: 1, inAWeek: 7 } as const

export function Presets() {
  const t = useTexts('form-elements')
  const [day, setDay] = useState<string | null>(null)
  return (
    <div className={styles.stack}>
      <DateField label={t('dates.due')} value={day} onChange={setDay} />
      <div className="row wrap gap-3">
        {(['today', 'tomorrow', 'inAWeek'] as const).map((name) => (
          <Chip key={name} label={t(`dates.${name}`)} onClick={() => setDay(addDays(presets[name]))} />
        ))}
      </div>
    </div>
  )
}
