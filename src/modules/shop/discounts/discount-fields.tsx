import { IconWand } from '@tabler/icons-react'
import { Button, InputAdornment, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FieldInput, FieldInputs } from '#platform/ui/fields/field-inputs.tsx'
import { createTextFields } from '#platform/ui/form/inputs/create-text-fields.ts'
import { discountKinds, fields, maxCodeLength } from '../contract-discounts.ts'
import styles from './discount-form.module.css'
import type { FormValues } from './form-values.ts'
import { genericFields, useDiscountTexts } from './generic-fields.ts'
import { generateCode } from './new-code.ts'

const { DateInput, TextInput } = createTextFields<FormValues>()

const decimal = { inputMode: 'decimal', dir: 'ltr' } as const

/** The code itself, typed or generated. */
export function CodeFields() {
  const t = useTexts('shop')
  const { setValue, setFocus } = useFormContext<FormValues>()
  return (
    <div className={styles.code}>
      <TextInput
        name="code"
        label={t('discounts.fields.code')}
        hint={t('discounts.form.codeHint')}
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
          setValue('code', generateCode(), { shouldDirty: true, shouldValidate: true })
          setFocus('code')
        }}
      >
        {t('discounts.form.generate')}
      </Button>
    </div>
  )
}

/** The deduction of the code, and its minimum. */
export function ValueFields() {
  const t = useTexts('shop')
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
            aria-label={t('discounts.fields.kind')}
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
          <TextInput
            name="value"
            required
            label={t(kind === 'percent' ? 'discounts.form.percent' : 'discounts.form.amount')}
            slotProps={{
              htmlInput: decimal,
              input: kind === 'percent' ? { endAdornment: <InputAdornment position="end">%</InputAdornment> } : {},
            }}
          />
        )}
        <TextInput
          name="minimum"
          label={t('discounts.fields.minimum')}
          hint={t('discounts.form.minimumHint')}
          slotProps={{ htmlInput: decimal }}
        />
      </div>
    </>
  )
}

/** The period of validity. */
export function PeriodFields() {
  const t = useTexts('shop')
  return (
    <div className={styles.pair}>
      <DateInput name="startsAt" label={t('discounts.fields.startsAt')} hasTime />
      <DateInput name="endsAt" label={t('discounts.fields.endsAt')} hint={t('discounts.form.endsAtHint')} hasTime />
    </div>
  )
}

/** The limits, and all other fields of the description. */
export function GenericFields() {
  const t = useTexts('shop')
  const texts = useDiscountTexts()
  const hint = t('discounts.form.limitHint')
  return (
    <>
      <div className={styles.pair}>
        <FieldInput schema={fields.limit} name="limit" texts={texts} hint={hint} />
        <FieldInput schema={fields.perBuyer} name="perBuyer" texts={texts} hint={hint} />
      </div>
      <FieldInputs fields={genericFields} texts={texts} />
      <FieldInput schema={fields.active} name="active" texts={texts} toggle="switch" />
    </>
  )
}
