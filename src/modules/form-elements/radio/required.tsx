import { Button, FormControl, FormControlLabel, FormHelperText, FormLabel, Radio, RadioGroup } from '@mui/material'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import styles from '../page/stage.module.css'

const answers = ['yes', 'no'] as const

export function Required() {
  const t = useTexts('form-elements')
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  // No default where a wrong answer has consequences.
  const [answer, setAnswer] = useState<string | null>(null)
  const [isRefused, setRefused] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setRefused(answer === null)
    if (answer === null) first.current?.focus()
    else toast({ text: t('checks.sent'), tone: 'success' })
  }
  return (
    <form className={styles.stack} noValidate onSubmit={submit}>
      <FormControl error={isRefused} required>
        <FormLabel id={id} className={styles.legend}>
          {t('radios.battery')}
        </FormLabel>
        <RadioGroup
          row
          aria-labelledby={id}
          aria-describedby={`${id}-error`}
          aria-invalid={isRefused}
          aria-required
          value={answer}
          onChange={(_event, value) => {
            setAnswer(value)
            setRefused(false)
          }}
        >
          {answers.map((one, at) => (
            <FormControlLabel
              key={one}
              value={one}
              label={t(`radios.${one}`)}
              control={<Radio {...(at === 0 && { slotProps: { input: { ref: first } } })} />}
            />
          ))}
        </RadioGroup>
        <FormHelperText id={`${id}-error`} role="alert">
          {isRefused && t('radios.batteryMissing')}
        </FormHelperText>
      </FormControl>
      <Button type="submit" variant="contained">
        {t('actions.send')}
      </Button>
    </form>
  )
}
