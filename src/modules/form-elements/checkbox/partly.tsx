import { Checkbox, FormControlLabel } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from '../page/stage.module.css'
import below from '../page/below.module.css'

const rights = ['read', 'write', 'remove'] as const
type Right = (typeof rights)[number]

export function Indeterminate() {
  const t = useTexts('form-elements')
  const [granted, setGranted] = useState<readonly Right[]>(['read'])
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('checks.rights')}</legend>
      <FormControlLabel
        label={t('checks.all')}
        control={
          <Checkbox
            checked={granted.length === rights.length}
            indeterminate={granted.length > 0 && granted.length < rights.length}
            onChange={(_event, checked) => setGranted(checked ? rights : [])}
          />
        }
      />
      <div className={below.inner}>
        {rights.map((right) => (
          <FormControlLabel
            key={right}
            label={t(`checks.${right}`)}
            control={
              <Checkbox
                checked={granted.includes(right)}
                onChange={(_event, checked) =>
                  setGranted(rights.filter((one) => (one === right ? checked : granted.includes(one))))
                }
              />
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
