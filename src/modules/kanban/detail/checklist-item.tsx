import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react'
import { Checkbox } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Item } from '../contract-schemas.ts'
import styles from './checklist.module.css'

interface ChecklistItemProps {
  item: Item
  place: number
  canWrite: boolean
  onDone: (done: boolean) => void
  onText: (text: string) => void
  onUp?: () => void
  onDown?: () => void
  onRemove: () => void
}

/** One item: ticked, written in place, moved by its arrows. */
export function ChecklistItem({ item, place, canWrite, onDone, onText, onUp, onDown, onRemove }: ChecklistItemProps) {
  const t = useTexts('kanban')
  const { text: name } = item
  const [{ text, seen }, set] = useState({ text: name, seen: name })
  if (seen !== name) set({ text: name, seen: name })

  const save = () => {
    const words = text.trim()
    if (words === '') set({ text: name, seen: name })
    else if (words !== name) onText(words)
  }
  const button = (label: string, Icon: typeof IconX, onClick: (() => void) | undefined) => (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      disabled={!onClick}
      onClick={onClick}
    >
      <Icon size={16} aria-hidden />
    </button>
  )

  return (
    <li className={styles.item} data-done={item.done}>
      <Checkbox
        size="small"
        checked={item.done}
        disabled={!canWrite}
        onChange={(_, checked) => onDone(checked)}
        slotProps={{ input: { 'aria-label': t('items.done', { name }) } }}
      />
      {canWrite ? (
        <textarea
          className={styles.text}
          aria-label={t('items.name', { place })}
          rows={1}
          dir="auto"
          maxLength={500}
          value={text}
          onChange={(event) => set({ text: event.target.value, seen })}
          onBlur={save}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && text !== name) {
              event.stopPropagation()
              set({ text: name, seen: name })
            }
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            save()
          }}
        />
      ) : (
        <span className={styles.text} dir="auto">
          {name}
        </span>
      )}
      {canWrite && (
        <span className={styles.tools}>
          {button(t('items.up', { name }), IconChevronUp, onUp)}
          {button(t('items.down', { name }), IconChevronDown, onDown)}
          {button(t('items.remove', { name }), IconX, onRemove)}
        </span>
      )}
    </li>
  )
}
