import { FormControlLabel, MenuItem, Switch, TextField } from '@mui/material'
import { useController, useWatch } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { genders, productStatuses } from '../contract-fields.ts'
import { CategoryField } from './category-field.tsx'
import { ColorField } from './color-field.tsx'
import type { FormValues } from './form-values.ts'
import { useMayGive } from './use-may-give.ts'

/** Whether it is on offer, and where the shop's filters find it. */
export function SortingFields() {
  const t = useTexts('shop')
  const mayGive = useMayGive()
  const { field: status } = useController<FormValues, 'status'>({ name: 'status' })
  const { field: gender } = useController<FormValues, 'gender'>({ name: 'gender' })
  // Where each variant has a colour of its own, the product's colours are theirs.
  const [color, variants] = useWatch<FormValues, ['color', 'variants']>({ name: ['color', 'variants'] })
  const isChosenByColor = color !== null || variants.some((row) => row.color !== null)
  const { field: related } = useController<FormValues, 'related'>({ name: 'related' })
  return (
    <>
      <Card title={t('form.visibility')}>
        <div className="grid one-column gap-5">
          <TextField
            select
            fullWidth
            disabled={!mayGive('status')}
            label={t('product.status')}
            name={status.name}
            value={status.value}
            inputRef={status.ref}
            onChange={status.onChange}
            onBlur={status.onBlur}
            helperText={t(status.value === 'draft' ? 'form.draftHint' : 'form.activeHint')}
          >
            {productStatuses.map((one) => (
              <MenuItem key={one} value={one}>
                {t(`product.statuses.${one}`)}
              </MenuItem>
            ))}
          </TextField>
          <FormControlLabel
            disabled={!mayGive('related')}
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
          <TextField
            select
            fullWidth
            disabled={!mayGive('gender')}
            label={t('product.gender')}
            name={gender.name}
            value={gender.value}
            inputRef={gender.ref}
            onChange={gender.onChange}
            onBlur={gender.onBlur}
          >
            {genders.map((one) => (
              <MenuItem key={one} value={one}>
                {t(`product.genders.${one}`)}
              </MenuItem>
            ))}
          </TextField>
          {!isChosenByColor && <ColorField />}
        </div>
      </Card>
    </>
  )
}
