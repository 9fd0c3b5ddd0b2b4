import { IconWand } from '@tabler/icons-react'
import { Button, InputAdornment, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { Controller, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { discountKinds, maxCodeLength } from '../contract-discounts.ts'
import styles from './discount-form.module.css'
import type { FieldName, FormValues } from './form-values.ts'
import { newCode } from './new-code.ts'

type TextName = Exclude<FieldName, 'kind' | 'categories' | 'active'>

/** What connects a text field with the form, its name and what is wrong with it. */
function useField() {
  const t = useTexts('shop')
  const { register } = useFormContext<FormValues>()
  const { errors } = useFormState<FormValues>()
  return (name: TextName, hint?: string) => {
    const { ref, ...field } = register(name)
    const message = errors[name]?.message
    return {
      ...field,
      inputRef: ref,
      label: t(`discounts.form.${name}`),
      error: Boolean(message),
      helperText: message ?? hint,
      fullWidth: true,
      autoComplete: 'off',
    }
  }
}

/** The code itself, typed or made up. */
export function CodeFields() {
  const t = useTexts('shop')
  const field = useField()
  const { setValue, setFocus } = useFormContext<FormValues>()
  return (
    <div className={styles.code}>
      <TextField
        {...field('code', t('discounts.form.codeHint'))}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog opens to be filled in from here
        autoFocus
        required
        slotProps={{
          htmlInput: { maxLength: maxCodeLength, autoCapitalize: 'characters', spellCheck: false, dir: 'auto' },
        }}
      />
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<IconWand size={18} aria-hidden />}
        onClick={() => {
          setValue('code', newCode(), { shouldDirty: true, shouldValidate: true })
          setFocus('code')
        }}
      >
        {t('discounts.form.generate')}
      </Button>
    </div>
  )
}

/** What the code gives, and from which amount on. */
export function ValueFields() {
  const t = useTexts('shop')
  const field = useField()
  const { control } = useFormContext<FormValues>()
  const kind = useWatch<FormValues, 'kind'>({ name: 'kind' })
  return (
    <>
      <Controller
        control={control}
        name="kind"
        render={({ field: { value, onChange } }) => (
          <ToggleButtonGroup
            exclusive
            fullWidth
            className={styles.kinds ?? ''}
            value={value}
            aria-label={t('discounts.form.kind')}
            onChange={(_, next) => next !== null && onChange(next)}
          >
            {discountKinds.map((one) => (
              <ToggleButton key={one} value={one}>
                {t(`discounts.kinds.${one}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
      />
      <div className={styles.pair}>
        {kind !== 'freeDelivery' && (
          <TextField
            {...field('value')}
            required
            label={t(kind === 'percent' ? 'discounts.form.percent' : 'discounts.form.amount')}
            slotProps={{
              htmlInput: { inputMode: 'decimal', dir: 'ltr' },
              input: kind === 'percent' ? { endAdornment: <InputAdornment position="end">%</InputAdornment> } : {},
            }}
          />
        )}
        <TextField
          {...field('minimum', t('discounts.form.minimumHint'))}
          slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr' } }}
        />
      </div>
    </>
  )
}

/** From when until when. */
export function PeriodFields() {
  const t = useTexts('shop')
  const field = useField()
  const shrink = { inputLabel: { shrink: true } }
  return (
    <div className={styles.pair}>
      <TextField {...field('startsAt')} type="datetime-local" slotProps={shrink} />
      <TextField {...field('endsAt', t('discounts.form.endsAtHint'))} type="datetime-local" slotProps={shrink} />
    </div>
  )
}

/** How often. */
export function LimitFields() {
  const t = useTexts('shop')
  const field = useField()
  const whole = { htmlInput: { inputMode: 'numeric', dir: 'ltr' } } as const
  return (
    <div className={styles.pair}>
      <TextField {...field('limit', t('discounts.form.limitHint'))} slotProps={whole} />
      <TextField {...field('perBuyer', t('discounts.form.limitHint'))} slotProps={whole} />
    </div>
  )
}
