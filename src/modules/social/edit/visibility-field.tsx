import { IconUsers, IconWorld } from '@tabler/icons-react'
import { MenuItem, TextField } from '@mui/material'
import type * as z from 'zod'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { visibilities, type Visibility } from '../contract-fields.ts'
import styles from './visibility-field.module.css'

const icons = { everyone: IconWorld, followers: IconUsers }

interface VisibilityFieldProps {
  value: z.infer<typeof Visibility>
  onChange: (value: z.infer<typeof Visibility>) => void
}

/** Selects who can see a post. */
export function VisibilityField({ value, onChange }: VisibilityFieldProps) {
  const t = useTexts('social')
  return (
    <TextField
      select
      size="small"
      className={styles.field ?? ''}
      label={t('compose.visibility')}
      value={value}
      onChange={({ target }) => onChange(visibilities.find((one) => one === target.value) ?? value)}
    >
      {visibilities.map((one) => {
        const Icon = icons[one]
        return (
          <MenuItem key={one} value={one}>
            <span className="inline-row gap-2">
              <Icon size={18} aria-hidden />
              {t(`compose.${one}`)}
            </span>
          </MenuItem>
        )
      })}
    </TextField>
  )
}
