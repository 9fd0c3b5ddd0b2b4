import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { fold } from '#platform/text/fold.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { SearchField } from '#platform/ui/search/search-field.tsx'
import { emojis } from './emoji.ts'
import styles from './emoji-picker.module.css'

const columns = 8

/** About forty emoji with a search; arrow keys move between them, Enter picks the first. */
export function EmojiPicker({ onPick }: { onPick: (emoji: string) => void }) {
  const t = useTexts('chats')
  const [q, setQ] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const matches = emojis.filter(([, name]) => fold(t(name)).includes(fold(q).trim()))

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { currentTarget, target, key } = event
    const buttons = [...currentTarget.querySelectorAll<HTMLElement>('[data-emoji]')]
    const at = buttons.findIndex((button) => button === target)
    if (key === 'Enter' && at < 0 && matches[0]) {
      event.preventDefault()
      onPick(matches[0][0])
      return
    }
    const forward = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
    const steps: Record<string, number> = {
      ArrowDown: at < 0 ? 1 : columns,
      ArrowUp: -columns,
      ...(at >= 0 && { ArrowRight: forward, ArrowLeft: -forward }),
    }
    const step = steps[key]
    if (step === undefined) return
    event.preventDefault()
    const next = buttons[at + step]
    if (next) next.focus()
    else if (step < 0) field.current?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys move between the buttons inside
    <div className={styles.picker} onKeyDown={onKeyDown}>
      <SearchField ref={field} label={t('emoji.search')} value={q} onChange={setQ} />
      <div className={styles.grid}>
        {matches.map(([emoji, name]) => (
          <button
            key={emoji}
            type="button"
            className={styles.emoji}
            data-emoji
            aria-label={t(name)}
            title={t(name)}
            onClick={() => onPick(emoji)}
          >
            {emoji}
          </button>
        ))}
      </div>
      <p className={matches.length > 0 ? 'visually-hidden' : 'padding-2 text-quiet'} role="status">
        {q && (matches.length > 0 ? t('emoji.found', { count: matches.length }) : t('emoji.none'))}
      </p>
    </div>
  )
}
