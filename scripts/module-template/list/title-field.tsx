import { useState } from 'react'
import styles from './title-field.module.css'

interface TitleFieldProps {
  label: string
  title: string
  onRename: (title: string) => void
}

/** A title that is edited in place: Enter or leaving the field saves, Escape restores the old one. */
export function TitleField({ label, title, onRename }: TitleFieldProps) {
  const [typed, setTyped] = useState<string>()
  const save = () => {
    const next = typed?.trim()
    setTyped(undefined)
    if (next && next !== title) onRename(next)
  }
  return (
    <input
      className={styles.field}
      type="text"
      dir="auto"
      maxLength={200}
      aria-label={label}
      value={typed ?? title}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.currentTarget.blur()
        if (event.key === 'Escape') setTyped(undefined)
      }}
    />
  )
}
