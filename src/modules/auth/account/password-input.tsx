import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { IconButton, InputAdornment, TextField } from '@mui/material'
import { type Ref, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'

interface PasswordInputProps {
  label: string
  value: string
  onChange: (typed: string) => void
  fault: string | undefined
  hint?: string
  /** The `autocomplete` value for password managers. */
  autoComplete: 'current-password' | 'new-password'
  autoFocus?: boolean
  inputRef?: Ref<HTMLInputElement>
}

/** A password field with a button that reveals the text. */
export function PasswordInput({ onChange, fault, hint, autoComplete, ...field }: PasswordInputProps) {
  const t = useTexts('auth')
  const [isShown, setShown] = useState(false)
  const show = t(isShown ? 'fields.hide' : 'fields.show')
  return (
    <TextField
      {...field}
      fullWidth
      required
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      error={Boolean(fault)}
      helperText={fault ?? hint}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        htmlInput: { dir: 'ltr', spellCheck: false, autoCapitalize: 'none' },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton edge="end" size="small" aria-label={show} onClick={() => setShown(!isShown)}>
                {isShown ? <IconEyeOff size={18} aria-hidden /> : <IconEye size={18} aria-hidden />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
