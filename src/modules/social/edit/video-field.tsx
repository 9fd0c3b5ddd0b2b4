import { IconX } from '@tabler/icons-react'
import { TextField } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'

interface VideoFieldProps {
  value: string
  isInvalid: boolean
  onChange: (value: string | undefined) => void
}

const takeFocus = (field: HTMLInputElement | null) => field?.focus()

export function VideoField({ value, isInvalid, onChange }: VideoFieldProps) {
  const t = useTexts('social')
  return (
    <div className="flex items-start gap-2 padding-block-start-2">
      <TextField
        type="url"
        size="small"
        fullWidth
        inputRef={takeFocus}
        label={t('compose.videoAddress')}
        helperText={t(isInvalid ? 'compose.videoWrong' : 'compose.videoHint')}
        error={isInvalid}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ htmlInput: { maxLength: 300, dir: 'ltr' } }}
      />
      <IconAction
        label={t('compose.removeVideo')}
        icon={<IconX size={18} aria-hidden />}
        onClick={() => onChange(undefined)}
      />
    </div>
  )
}
