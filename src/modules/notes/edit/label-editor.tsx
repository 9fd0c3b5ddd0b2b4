import { IconTag, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './label-editor.module.css'

interface LabelEditorProps {
  labels: readonly string[]
  /** All that other notes carry, to choose from while typing. */
  known: readonly string[]
  readOnly: boolean
  onChange: (labels: string[]) => void
}

const maxLabels = 20

export function LabelEditor({ labels, known, readOnly, onChange }: LabelEditorProps) {
  const t = useTexts('notes')
  const list = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')

  const add = () => {
    const label = typed.trim()
    if (!label) return
    setTyped('')
    if (!labels.some((one) => one.toLowerCase() === label.toLowerCase())) onChange([...labels, label])
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const last = labels.at(-1)
    if ((event.key === 'Enter' && !event.nativeEvent.isComposing) || event.key === ',') {
      event.preventDefault()
      add()
    } else if (event.key === 'Backspace' && typed === '' && last !== undefined) onChange(labels.slice(0, -1))
  }

  if (readOnly && labels.length === 0) return null
  return (
    <div className="row wrap gap-2" role="group" aria-label={t('labels.label')}>
      {labels.map((label) => (
        <span key={label} className={styles.label}>
          <span dir="auto">{label}</span>
          {!readOnly && (
            <button
              type="button"
              className={styles.remove}
              aria-label={t('labels.remove', { label })}
              onClick={() => {
                onChange(labels.filter((one) => one !== label))
                input.current?.focus()
              }}
            >
              <IconX size={14} aria-hidden />
            </button>
          )}
        </span>
      ))}
      {!readOnly && labels.length < maxLabels && (
        <span className={styles.add}>
          <IconTag size={14} aria-hidden />
          <input
            ref={input}
            className={styles.field}
            dir={typed ? 'auto' : undefined}
            list={list}
            maxLength={40}
            autoComplete="off"
            data-labels
            aria-label={t('labels.add')}
            placeholder={t('labels.add')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={add}
          />
          <datalist id={list}>
            {known
              .filter((label) => !labels.includes(label))
              .map((label) => (
                <option key={label}>{label}</option>
              ))}
          </datalist>
        </span>
      )}
    </div>
  )
}
