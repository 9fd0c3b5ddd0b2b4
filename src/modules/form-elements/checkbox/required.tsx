import { Button, Checkbox, FormControlLabel } from '@mui/material'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import styles from '../page/stage.module.css'
import below from '../page/below.module.css'

export function Required() {
  const t = useTexts('form-elements')
  const message = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isChecked, setChecked] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setRefused(!isChecked)
    if (isChecked) toast({ text: t('checks.sent'), tone: 'success' })
    else input.current?.focus()
  }
  return (
    <form className={styles.stack} noValidate onSubmit={submit}>
      <div>
        <FormControlLabel
          label={t('checks.terms')}
          control={
            <Checkbox
              checked={isChecked}
              onChange={(_event, checked) => {
                setChecked(checked)
                if (checked) setRefused(false)
              }}
              slotProps={{
                input: { ref: input, required: true, 'aria-invalid': isRefused, 'aria-describedby': message },
              }}
            />
          }
        />
        <p id={message} className={`text-error text-13 ${below.label}`} role="alert">
          {isRefused && t('checks.termsMissing')}
        </p>
      </div>
      <Button type="submit" variant="contained">
        {t('actions.send')}
      </Button>
    </form>
  )
}
