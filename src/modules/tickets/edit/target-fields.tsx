import { TextField } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { priorities } from '../contract-fields.ts'
import type { Targets } from '../contract-service-levels.ts'
import { PriorityIcon } from '../marks/priority-icon.tsx'
import styles from './service-levels-dialog.module.css'

interface TargetFieldsProps {
  targets: Targets
  /** The paths of invalid values. */
  isInvalid: ReadonlySet<string>
  onChange: (targets: Targets) => void
}

const times = ['responseMinutes', 'resolutionMinutes'] as const

/** The hours until the first reply and the resolution, for each priority. */
export function TargetFields({ targets, isInvalid, onChange }: TargetFieldsProps) {
  const t = useTexts('tickets')
  return (
    <fieldset className={styles.targets}>
      <legend className={styles.legend}>{t('serviceLevels.targets')}</legend>
      {priorities.toReversed().map((priority) => (
        <div key={priority} className={styles.target} role="group" aria-label={t(`priorities.${priority}`)}>
          <span className="row gap-2">
            <PriorityIcon priority={priority} />
            {t(`priorities.${priority}`)}
          </span>
          {times.map((time) => (
            <HoursField
              key={time}
              label={t(`serviceLevels.${time}`)}
              minutes={targets[priority][time]}
              isInvalid={isInvalid.has(`targets.${priority}`)}
              onChange={(minutes) => onChange({ ...targets, [priority]: { ...targets[priority], [time]: minutes } })}
            />
          ))}
        </div>
      ))}
    </fieldset>
  )
}

interface HoursFieldProps {
  label: string
  minutes: number
  isInvalid: boolean
  onChange: (minutes: number) => void
}

function HoursField({ label, minutes, isInvalid, onChange }: HoursFieldProps) {
  const [text, setText] = useState(String(Math.round((minutes / 60) * 100) / 100))
  return (
    <TextField
      size="small"
      type="number"
      label={label}
      value={text}
      error={isInvalid && !(minutes >= 1)}
      slotProps={{ htmlInput: { min: 0, step: 'any', inputMode: 'decimal' } }}
      onChange={(event) => {
        setText(event.target.value)
        onChange(Math.round(Number(event.target.value) * 60))
      }}
    />
  )
}
