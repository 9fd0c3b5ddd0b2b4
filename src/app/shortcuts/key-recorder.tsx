import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import { defaultKeys } from '#platform/web/shortcuts/own-keys.ts'
import { pressedKeys } from '#platform/web/shortcuts/pressed-keys.ts'
import { keyNames } from '#platform/web/shortcuts/shortcut-keys.ts'
import type { ListedShortcut } from '#platform/web/shortcuts/shortcut-registry.ts'
import { addStep, findClash, isChoosable } from './chosen-keys.ts'
import styles from './key-recorder.module.css'

interface KeyRecorderProps {
  shortcut: ListedShortcut
  /** All shortcuts of the screen. */
  all: readonly ListedShortcut[]
  onChoose: (keys: string) => void
  onCancel: () => void
}

const none = { keys: '', at: 0 }

/** A field that takes the keys pressed in it. Tab leaves it, Enter saves and Escape cancels. */
export function KeyRecorder({ shortcut, all, onChoose, onCancel }: KeyRecorderProps) {
  const t = useTexts('shortcuts')
  const common = useTexts('platform')
  const hint = useId()
  const field = useRef<HTMLInputElement>(null)
  const [recorded, setRecorded] = useState(none)
  const [isRefused, setRefused] = useState(false)
  const defaults = defaultKeys(shortcut.id)
  const clash = recorded.keys === '' ? undefined : findClash(shortcut, recorded.keys, all)
  useEffect(() => field.current?.focus(), [])

  const save = () => {
    if (recorded.keys !== '' && !clash) onChoose(recorded.keys)
    else field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (/^(?:Tab|Shift|Control|Alt|Meta|AltGraph|Dead|Process|Unidentified)$/.test(event.key)) return
    // The dialog around it stays open, and its keys do nothing.
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') return onCancel()
    if (event.key === 'Enter') return save()
    const step = pressedKeys(event.nativeEvent)
    setRefused(!isChoosable(step))
    // A key that another shortcut has by itself begins no sequence.
    const isUsed = all.some(({ id, keys }) => id !== shortcut.id && keys === recorded.keys)
    const before = isUsed ? none : recorded
    setRecorded(isChoosable(step) ? addStep(before, step, event.timeStamp) : none)
  }
  const message = isRefused
    ? t('reserved')
    : clash && t('clash', { keys: getText(recorded.keys, t('then')), label: clash.label })

  return (
    <div className={styles.recorder} role="group" aria-label={t('newKeys', { label: shortcut.label })}>
      <input
        ref={field}
        className={styles.field}
        readOnly
        value={getText(recorded.keys, t('then'))}
        placeholder={t('press')}
        aria-label={t('newKeys', { label: shortcut.label })}
        aria-describedby={hint}
        aria-invalid={message !== undefined}
        onKeyDown={onKeyDown}
      />
      <PlainButton kind="filled" onClick={save}>
        {t('save')}
      </PlainButton>
      {shortcut.keys !== defaults && (
        <PlainButton onClick={() => onChoose(defaults)}>
          {t('usual', { keys: getText(defaults, t('then')) })}
        </PlainButton>
      )}
      <PlainButton kind="text" onClick={onCancel}>
        {common('cancel')}
      </PlainButton>
      <p id={hint} className={styles.hint} role="status" data-wrong={message !== undefined}>
        {message ?? (recorded.keys === '' ? t('pressHint') : getText(recorded.keys, t('then')))}
      </p>
    </div>
  )
}

/** The names of keys as one text. */
export const getText = (keys: string, then: string) =>
  keys
    .split(' ')
    .map((step) => keyNames(step).join(' '))
    .join(` ${then} `)
