import { Checkbox, FormControlLabel } from '@mui/material'
import { useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import below from '../page/below.module.css'

export function One() {
  const t = useTexts('form-elements')
  const hint = useId()
  const [isChecked, setChecked] = useState(true)
  return (
    <div>
      <FormControlLabel
        label={t('checks.newsletter')}
        control={
          <Checkbox
            checked={isChecked}
            onChange={(_event, checked) => setChecked(checked)}
            slotProps={{ input: { 'aria-describedby': hint } }}
          />
        }
      />
      <p id={hint} className={`text-quiet text-13 ${below.label}`}>
        {t('checks.newsletterHint')}
      </p>
    </div>
  )
}
