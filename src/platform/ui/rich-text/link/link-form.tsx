import { Button, TextField } from '@mui/material'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from '#platform/ui/rich-text/editor.module.css'
import { parseAddress, shownAddress } from './link-address.ts'

interface LinkFormProps {
  /** The current URL, or ''. */
  currentUrl: string
  /** True if no text is selected to become the link. */
  isWithoutText: boolean
  onApply: (href: string, text: string) => void
  onRemove: () => void
  onCancel: () => void
}

export function LinkForm({ currentUrl, isWithoutText, onApply, onRemove, onCancel }: LinkFormProps) {
  const t = useTexts('rich-text')
  const common = useTexts('platform')
  const field = useRef<HTMLInputElement>(null)
  const [address, setAddress] = useState(shownAddress(currentUrl))
  const [text, setText] = useState('')
  const [isInvalid, setInvalid] = useState(false)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])

  const apply = (event: FormEvent) => {
    event.preventDefault()
    // React events in a portal bubble to a form around the editor.
    event.stopPropagation()
    const href = parseAddress(address)
    if (href) return onApply(href, text.trim() || address.trim())
    setInvalid(true)
    field.current?.focus()
  }

  return (
    <form className="grid gap-3" onSubmit={apply} noValidate>
      <TextField
        inputRef={field}
        fullWidth
        label={t('address')}
        value={address}
        error={isInvalid}
        helperText={t(isInvalid ? 'addressWrong' : 'addressHint')}
        onChange={(event) => {
          setAddress(event.target.value)
          setInvalid(false)
        }}
        slotProps={{ htmlInput: { inputMode: 'url', dir: 'ltr', autoComplete: 'off', spellCheck: false } }}
      />
      {isWithoutText && (
        <TextField
          fullWidth
          label={t('text')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { dir: 'auto', autoComplete: 'off' } }}
        />
      )}
      <div className="flex wrap justify-end gap-2">
        {currentUrl && (
          <Button color="error" className={styles.remove} onClick={onRemove}>
            {t('removeLink')}
          </Button>
        )}
        <Button color="secondary" onClick={onCancel}>
          {common('cancel')}
        </Button>
        <Button type="submit" variant="contained">
          {t('apply')}
        </Button>
      </div>
    </form>
  )
}
