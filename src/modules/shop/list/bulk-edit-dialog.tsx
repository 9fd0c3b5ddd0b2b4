import { Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material'
import { type SubmitEvent, useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { genders, productStatuses } from '../contract-fields.ts'
import styles from './bulk-edit-dialog.module.css'
import { type BulkValues, changeOf, faultsOf, nothingTyped } from './bulk-values.ts'
import type { Change } from './use-bulk.ts'
import { useRights } from './use-rights.ts'

interface BulkEditDialogProps {
  count: number
  onApply: (change: Change) => void
  onClose: () => void
}

const figures = ['pricePercent', 'discount', 'qty'] as const
const fieldOf = { pricePercent: 'price', discount: 'discount', qty: 'qty' } as const

/** Changes several fields of many products at once; what is left empty stays as it is. */
export function BulkEditDialog({ count, onApply, onClose }: BulkEditDialogProps) {
  const t = useTexts('shop')
  const id = useId()
  const rights = useRights()
  const [values, setValues] = useState(nothingTyped)
  const [isAsked, setAsked] = useState(false)
  const faults = faultsOf(values)
  const change = changeOf(values)
  const set = (next: Partial<BulkValues>) => setValues({ ...values, ...next })

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setAsked(true)
    if (faults.length > 0 || !change) return
    onApply(change)
    onClose()
  }

  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id}>{t('table.bulk.title', { count })}</DialogTitle>
      <form onSubmit={submit} noValidate>
        <DialogContent>
          <p className={styles.lead}>{t('table.bulk.lead')}</p>
          <div className="grid gap-4">
            {figures.map((field) => {
              const isWrong = isAsked && faults.includes(field)
              return (
                <TextField
                  key={field}
                  size="small"
                  disabled={!rights.change(fieldOf[field])}
                  label={t(`table.bulk.${field}`)}
                  value={values[field]}
                  error={isWrong}
                  helperText={isWrong ? t(`table.faults.${field}`) : t(`table.bulk.${field}Hint`)}
                  slotProps={{ htmlInput: { inputMode: field === 'qty' ? 'numeric' : 'decimal', autoComplete: 'off' } }}
                  onChange={(event) => set({ [field]: event.target.value })}
                />
              )
            })}
            <TextField
              select
              size="small"
              disabled={!rights.change('status')}
              label={t('product.status')}
              value={values.status}
              onChange={(event) => set({ status: event.target.value })}
            >
              <MenuItem value="">{t('table.bulk.asItIs')}</MenuItem>
              {productStatuses.map((status) => (
                <MenuItem key={status} value={status}>
                  {t(`product.statuses.${status}`)}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              select
              size="small"
              disabled={!rights.change('gender')}
              label={t('product.gender')}
              value={values.gender}
              onChange={(event) => set({ gender: event.target.value })}
            >
              <MenuItem value="">{t('table.bulk.asItIs')}</MenuItem>
              {genders.map((gender) => (
                <MenuItem key={gender} value={gender}>
                  {t(`product.genders.${gender}`)}
                </MenuItem>
              ))}
            </TextField>
          </div>
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose}>
            {t('table.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={!change && faults.length === 0}>
            {t('table.bulk.apply', { count })}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
