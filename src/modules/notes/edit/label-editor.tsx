import { IconTag, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './label-editor.module.css'

interface LabelEditorProps {
  labels: readonly string[]
  /** Labels of all notes, suggested while typing. */
  knownLabels: readonly string[]
  readOnly: boolean
  onChange: (labels: string[]) => void
}

const maxLabels = 20

export function LabelEditor({ labels, knownLabels, readOnly, onChange }: LabelEditorProps) {
  const t = useTexts('notes')
  const input = useRef<HTMLInputElement>(null)
  const remove = (label: string) => {
    onChange(labels.filter((one) => one !== label))
    input.current?.focus()
  }

  if (readOnly && labels.length === 0) return null
  return (
    <div className="row wrap gap-2" role="group" aria-label={t('labels.label')}>
      {labels.map((label) => (
        <span key={label} className={styles.label}>
          <span {...asWritten(label)}>{label}</span>
          {!readOnly && (
            <button
              type="button"
              className={styles.remove}
              aria-label={t('labels.remove', { label })}
              onClick={() => remove(label)}
            >
              <IconX size={14} aria-hidden />
            </button>
          )}
        </span>
      ))}
      {!readOnly && labels.length < maxLabels && (
        <LabelInput ref={input} labels={labels} knownLabels={knownLabels} onChange={onChange} />
      )}
    </div>
  )
}

type LabelInputProps = Omit<LabelEditorProps, 'readOnly'> & { ref: Ref<HTMLInputElement> }

/** Enter, a comma and blur add the label; Backspace in the empty field removes the last one. */
function LabelInput({ ref, labels, knownLabels, onChange }: LabelInputProps) {
  const t = useTexts('notes')
  const list = useId()
  const [typed, setTyped] = useState('')

  const add = () => {
    const label = typed.trim()
    if (!label) return
    setTyped('')
    if (!labels.some((one) => one.toLowerCase() === label.toLowerCase())) onChange([...labels, label])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.key === 'Enter' && !event.nativeEvent.isComposing) || event.key === ',') {
      event.preventDefault()
      add()
    } else if (event.key === 'Backspace' && typed === '' && labels.length > 0) onChange(labels.slice(0, -1))
  }

  return (
    <span className={styles.add}>
      <IconTag size={14} aria-hidden />
      <input
        ref={ref}
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
        {knownLabels
          .filter((label) => !labels.includes(label))
          .map((label) => (
            <option key={label}>{label}</option>
          ))}
      </datalist>
    </span>
  )
}
