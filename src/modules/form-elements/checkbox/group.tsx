import { Checkbox, FormControlLabel, FormGroup } from '@mui/material'
import { useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from '../page/stage.module.css'

const channels = ['mail', 'phone', 'post'] as const
type Channel = (typeof channels)[number]

export function Group() {
  const t = useTexts('form-elements')
  const format = useFormats()
  const [chosen, setChosen] = useState<readonly Channel[]>(['mail'])
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('checks.reach')}</legend>
      <FormGroup>
        {channels.map((channel) => (
          <FormControlLabel
            key={channel}
            label={t(`checks.${channel}`)}
            control={
              <Checkbox
                checked={chosen.includes(channel)}
                onChange={(_event, checked) =>
                  setChosen(channels.filter((one) => (one === channel ? checked : chosen.includes(one))))
                }
              />
            }
          />
        ))}
      </FormGroup>
      <p className="text-quiet text-13">
        {t('labels.kept', { value: format.list(chosen.map((channel) => t(`checks.${channel}`))) || '—' })}
      </p>
    </fieldset>
  )
}
