import { IconPlus } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { blankItem, itemsOf } from '../checklist.ts'
import { type Item, maxItems } from '../contract.ts'
import { ItemRow } from './item-row.tsx'
import { useReorder } from '../use-reorder.ts'
import styles from './checklist-editor.module.css'

interface ChecklistEditorProps {
  items: readonly Item[]
  readOnly: boolean
  onChange: (items: Item[]) => void
}

/** Enter adds an item, Backspace in a blank one takes it away, Alt with an arrow moves it. */
export function ChecklistEditor({ items, readOnly, onChange }: ChecklistEditorProps) {
  const t = useTexts('notes')
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef<string | undefined>(undefined)
  const [said, say] = useState('')

  const field = (id: string | undefined) =>
    id === undefined
      ? null
      : list.current?.querySelector<HTMLTextAreaElement>(`[data-row="${CSS.escape(id)}"] textarea`)

  useEffect(() => {
    if (wanted.current === undefined) return
    field(wanted.current)?.focus()
    wanted.current = undefined
  }, [items])

  const { row, handle, step } = useReorder(
    items.map(({ id }) => id),
    (id, { place }) => {
      const moved = items.find((item) => item.id === id)
      if (!moved) return
      const rest = items.filter((item) => item.id !== id)
      onChange(rest.toSpliced(place - 1, 0, moved))
      say(t('moved', { place, total: items.length }))
    },
  )

  const change = (index: number, changes: Partial<Item>) =>
    onChange(items.map((item, at) => (at === index ? { ...item, ...changes } : item)))

  const insert = (index: number, added: Item[], kept?: Item) => {
    const room = added.slice(0, maxItems - items.length)
    if (room.length === 0) return
    wanted.current = room.at(-1)?.id
    onChange(items.toSpliced(index, kept ? 1 : 0, ...(kept ? [kept] : []), ...room))
  }

  const remove = (index: number) => {
    wanted.current = items[index - 1]?.id ?? items[index + 1]?.id
    onChange(items.toSpliced(index, 1))
    say(t('items.removed'))
  }

  return (
    <div>
      <ul ref={list} className="grid" aria-label={t('items.label')}>
        {items.map((item, index) => (
          <li key={item.id} className={styles.row} {...row(item.id)}>
            <ItemRow
              item={item}
              place={index + 1}
              readOnly={readOnly}
              handle={handle(item.id)}
              onDone={(done) => change(index, { done })}
              onText={(text) => change(index, { text })}
              onPaste={(text) => insert(index, itemsOf(text).slice(1), { ...item, text: itemsOf(text)[0]?.text ?? '' })}
              onSplit={(before, after) => insert(index, [blankItem(after)], { ...item, text: before })}
              onStep={(by) => step(item.id, by)}
              onWalk={(by) => field(items[index + by]?.id)?.focus()}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ul>
      {!readOnly && items.length < maxItems && (
        <button type="button" className={styles.add} onClick={() => insert(items.length, [blankItem()])}>
          <IconPlus size={18} aria-hidden />
          {t('items.add')}
        </button>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  )
}
