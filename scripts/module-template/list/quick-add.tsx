import TextField from '@mui/material/TextField'
import { type Ref, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import { useAddPlainThing } from '../use-plain-thing-actions.ts'

interface QuickAddProps {
  onAdded: () => void
  ref: Ref<HTMLInputElement>
}

export function QuickAdd({ onAdded, ref }: QuickAddProps) {
  const t = useTexts('plain-things')
  const [typed, setTyped] = useState('')
  const add = useAddPlainThing((title) => setTyped((now) => now || title))
  const title = typed.trim()
  return (
    <form
      className="flex gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (!title) return
        add(title)
        setTyped('')
        onAdded()
      }}
    >
      <TextField
        className="flex-1"
        inputRef={ref}
        label={t('add.label')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off', dir: 'auto' } }}
      />
      <PlainButton kind="filled" type="submit">
        {t('add.action')}
      </PlainButton>
    </form>
  )
}
