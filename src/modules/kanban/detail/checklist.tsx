import { IconCheckbox } from '@tabler/icons-react'
import { LinearProgress } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { createItemId, type Item, type ItemChanges, maxItems } from '#platform/records/checklist.ts'
import { ChecklistItem } from './checklist-item.tsx'
import styles from './checklist.module.css'
import sections from './section.module.css'

interface ChecklistProps {
  items: readonly Item[]
  canWrite: boolean
  onChange: (changes: ItemChanges) => void
  onRemove: (item: Item) => void
  /** Rejects on failure. */
  onRename: (id: string, text: string, base: string) => Promise<unknown>
}

/** A card's checklist. Only changed items are sent, so that concurrent changes do not overwrite each other. */
export function Checklist({ items, canWrite, onChange, onRemove, onRename }: ChecklistProps) {
  const t = useTexts('kanban')
  const [announcement, announce] = useState('')
  const doneCount = items.filter((item) => item.done).length
  const total = items.length

  const move = (item: Item, by: 1 | -1) => {
    const index = items.indexOf(item) + by
    const others = items.filter((one) => one !== item)
    onChange({ order: others.toSpliced(index, 0, item).map(({ id }) => id) })
    announce(t('items.moved', { position: index + 1, total }))
  }

  return (
    <section className="grid gap-3 min-inline-0">
      <div className={sections.head}>
        <IconCheckbox size={18} aria-hidden />
        <h3 className={sections.title}>{t('items.title')}</h3>
        {total > 0 && <span className="text-13 tabular">{t('items.progress', { done: doneCount, total })}</span>}
      </div>
      {total > 0 && (
        <LinearProgress
          variant="determinate"
          value={(100 * doneCount) / total}
          color={doneCount === total ? 'success' : 'primary'}
          aria-label={t('card.progress', { done: doneCount, total })}
        />
      )}
      <ul className="grid" aria-label={t('items.title')}>
        {items.map((item, index) => (
          <ChecklistItem
            key={item.id}
            item={item}
            position={index + 1}
            canWrite={canWrite}
            onDone={(isDone) => onChange({ set: [{ id: item.id, done: isDone }] })}
            onText={(text, base) => onRename(item.id, text, base)}
            {...(index > 0 && { onUp: () => move(item, -1) })}
            {...(index < total - 1 && { onDown: () => move(item, 1) })}
            onRemove={() => onRemove(item)}
          />
        ))}
      </ul>
      {canWrite && total < maxItems && (
        <NewItem onAdd={(text) => onChange({ set: [{ id: createItemId(), text, done: false }] })} />
      )}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </section>
  )
}

/** Field for a new item; Enter and blur add it. */
function NewItem({ onAdd }: { onAdd: (text: string) => void }) {
  const t = useTexts('kanban')
  const [text, setText] = useState('')
  const add = () => {
    if (text.trim() === '') return
    onAdd(text.trim())
    setText('')
  }
  return (
    <input
      className={styles.add}
      aria-label={t('items.add')}
      placeholder={t('items.add')}
      dir="auto"
      maxLength={500}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) add()
      }}
      onBlur={add}
    />
  )
}
