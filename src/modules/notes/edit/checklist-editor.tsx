import { IconPlus } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useReorder } from '#platform/ui/reorder/use-reorder.ts'
import { type Item, maxItems } from '#platform/records/checklist.ts'
import { ItemRow } from './item-row.tsx'
import { useChecklist } from './use-checklist.ts'
import styles from './checklist-editor.module.css'

interface ChecklistEditorProps {
  items: readonly Item[]
  readOnly: boolean
  onChange: (items: Item[]) => void
}

/** Enter adds an item, Backspace in an empty one removes it, Alt with an arrow key moves it. */
export function ChecklistEditor({ items, readOnly, onChange }: ChecklistEditorProps) {
  const t = useTexts('notes')
  const { list, announcement, change, focusItem, add, split, replace, remove, move } = useChecklist(items, onChange)
  const { row, handle, step } = useReorder(
    items.map(({ id }) => id),
    (id, { place: position }) => move(id, position),
  )

  return (
    <div>
      <ul ref={list} className="grid" aria-label={t('items.label')}>
        {items.map((item, index) => (
          <li key={item.id} className={styles.row} {...row(item.id)}>
            <ItemRow
              item={item}
              position={index + 1}
              readOnly={readOnly}
              handle={handle(item.id)}
              onDone={(done) => change(index, { done })}
              onText={(text) => change(index, { text })}
              onPaste={(text) => replace(index, item, text)}
              onSplit={(before, after) => split(index, item, before, after)}
              onStep={(by) => step(item.id, by)}
              onMoveFocus={(by) => focusItem(index + by)}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ul>
      {!readOnly && items.length < maxItems && (
        <button type="button" className={styles.add} onClick={add}>
          <IconPlus size={18} aria-hidden />
          {t('items.add')}
        </button>
      )}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  )
}
