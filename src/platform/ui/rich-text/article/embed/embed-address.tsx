import { IconX } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { type KeyboardEvent, useId, useState } from 'react'
import { parseEmbed } from '#platform/rich-text/embed.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { parseAddress } from '#platform/ui/rich-text/link/link-address.ts'
import styles from './embed.module.css'

interface EmbedAddressProps {
  isDisabled: boolean
  onSubmit: (address: string) => void
  onCancel: () => void
}

const focusField = (field: HTMLInputElement | null) => field?.focus()

/** Asks for the URL of a card. Not a `<form>`, since the editor may be inside one. */
export function EmbedAddress({ isDisabled, onSubmit, onCancel }: EmbedAddressProps) {
  const t = useTexts('rich-text')
  const hint = useId()
  const [typed, setTyped] = useState('')
  const [isInvalid, setInvalid] = useState(false)
  const submit = () => {
    const address = parseAddress(typed)
    if (address && parseEmbed(address)) onSubmit(address)
    else setInvalid(true)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') submit()
    else onCancel()
  }
  return (
    <span className="grid flex-1 gap-half min-inline-0">
      <span className={styles.row}>
        <input
          ref={focusField}
          className={styles.field}
          dir="ltr"
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          disabled={isDisabled}
          aria-label={t('embedAddress')}
          aria-invalid={isInvalid}
          aria-describedby={hint}
          placeholder="https://"
          onChange={({ target }) => {
            setTyped(target.value)
            setInvalid(false)
          }}
          onKeyDown={handleKeyDown}
        />
        <Button variant="outlined" color="secondary" disabled={isDisabled || typed.trim() === ''} onClick={submit}>
          {t('embedInsert')}
        </Button>
        <IconAction label={t('embedRemove')} icon={<IconX size={18} aria-hidden />} onClick={onCancel} />
      </span>
      <span id={hint} className={styles.hint} data-wrong={isInvalid} role={isInvalid ? 'alert' : undefined}>
        {t(isInvalid ? 'embedWrong' : 'embedHint')}
      </span>
    </span>
  )
}
