import { FormControlLabel, MenuItem, Switch, TextField } from '@mui/material'
import { useController, useWatch } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { listNames } from '#platform/fields/descriptions.ts'
import { LightInput } from '#platform/ui/fields/light-input.tsx'
import { Card } from '#platform/ui/card.tsx'
import { genders, isForSale, productStatuses } from '../contract-fields.ts'
import { genericFields } from '../generic-fields.ts'
import { useProductFieldTexts } from '../use-product-field-texts.ts'
import { CategoryField } from './category-field.tsx'
import { ColorField } from './color-field.tsx'
import type { FormValues } from './form-values.ts'
import { useCanSetField } from './use-can-set-field.ts'

/** Whether the product is offered, and the values by which the shop's filters find it. */
export function SortingFields() {
  const t = useTexts('shop')
  const texts = useProductFieldTexts()
  const canSet = useCanSetField()
  // If variants have colours, the product's colours are theirs.
  const [status, color, variants] = useWatch<FormValues, ['status', 'color', 'variants']>({
    name: ['status', 'color', 'variants'],
  })
  const isChosenByColor = color !== null || variants.some((row) => row.color !== null)
  const { field: related } = useController<FormValues, 'related'>({ name: 'related' })
  return (
    <>
      <Card title={t('form.visibility')}>
        <div className="grid one-column gap-5">
          <ChoiceField
            name="status"
            choices={productStatuses}
            getLabel={(one) => t(`product.statuses.${one}`)}
            hint={t(isForSale(status) ? 'form.activeHint' : 'form.draftHint')}
          />
          <FormControlLabel
            disabled={!canSet('related')}
            control={
              <Switch
                checked={related.value}
                onChange={(_, checked) => related.onChange(checked)}
                onBlur={related.onBlur}
                slotProps={{ input: { ref: related.ref } }}
              />
            }
            label={t('form.recommend')}
          />
        </div>
      </Card>
      <Card title={t('form.sorting')}>
        <div className="grid one-column gap-5">
          <CategoryField />
          <ChoiceField name="gender" choices={genders} getLabel={(one) => t(`product.genders.${one}`)} />
          {!isChosenByColor && <ColorField />}
          {listNames(genericFields).map((name) => (
            <LightInput key={name} schema={genericFields[name]} name={name} texts={texts} disabled={!canSet(name)} />
          ))}
        </div>
      </Card>
    </>
  )
}

interface ChoiceFieldProps<Value extends string> {
  name: 'status' | 'gender'
  choices: readonly Value[]
  getLabel: (value: Value) => string
  hint?: string
}

function ChoiceField<Value extends string>({ name, choices, getLabel, hint }: ChoiceFieldProps<Value>) {
  const t = useTexts('shop')
  const canSet = useCanSetField()
  const { ref, ...field } = useController<FormValues, typeof name>({ name }).field
  return (
    <TextField
      {...field}
      select
      fullWidth
      disabled={!canSet(name)}
      label={t(`product.${name}`)}
      inputRef={ref}
      helperText={hint}
    >
      {choices.map((one) => (
        <MenuItem key={one} value={one}>
          {getLabel(one)}
        </MenuItem>
      ))}
    </TextField>
  )
}
