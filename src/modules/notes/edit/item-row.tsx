import { IconGripVertical, IconX } from '@tabler/icons-react'
import type { ClipboardEvent, ComponentProps, KeyboardEvent } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { type Item, maxItemLength } from '#platform/records/checklist.ts'
import { IconAction } from '../icon-action.tsx'
import styles from './item-row.module.css'

interface ItemRowProps {
  item: Item
  position: number
  readOnly: boolean
  handle: ComponentProps<'button'>
  onDone: (done: boolean) => void
  onText: (text: string) => void
  /** Called with several lines; the first includes the existing text of the item. */
  onPaste: (text: string) => void
  onSplit: (before: string, after: string) => void
  onStep: (by: -1 | 1) => void
  onMoveFocus: (by: -1 | 1) => void
  onRemove: () => void
}

type ItemChange = Pick<ItemRowProps, 'onPaste' | 'onSplit' | 'onStep' | 'onMoveFocus' | 'onRemove'>

export function ItemRow({ item, position, readOnly, handle, ...on }: ItemRowProps) {
  const t = useTexts('notes')
  const name = item.text || t('items.blank')

  return (
    <div className={styles.item} data-done={item.done}>
      {!readOnly && (
        <IconAction
          {...handle}
          className={styles.handle}
          label={t('items.move', { text: name })}
          title={t('card.moveHint')}
        >
          <IconGripVertical size={16} aria-hidden />
        </IconAction>
      )}
      <input
        type="checkbox"
        className={styles.box}
        aria-label={t('items.done', { text: name })}
        checked={item.done}
        disabled={readOnly}
        onChange={(event) => on.onDone(event.target.checked)}
      />
      <textarea
        className={styles.text}
        dir={item.text ? 'auto' : undefined}
        rows={1}
        maxLength={maxItemLength}
        aria-label={t('items.item', { position })}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        readOnly={readOnly}
        value={item.text}
        onChange={(event) => on.onText(event.target.value.replaceAll('\n', ' '))}
        onKeyDown={readOnly ? undefined : (event) => onItemKey(event, on)}
        onPaste={readOnly ? undefined : (event) => onItemPaste(event, on)}
      />
      {!readOnly && (
        <IconAction className={styles.remove} label={t('items.remove', { text: name })} onClick={on.onRemove}>
          <IconX size={16} aria-hidden />
        </IconAction>
      )}
    </div>
  )
}

function onItemKey(event: KeyboardEvent<HTMLTextAreaElement>, on: ItemChange) {
  if (event.nativeEvent.isComposing) return
  const { key, altKey } = event
  const { selectionStart: from, selectionEnd: to, value } = event.currentTarget
  const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : undefined
  if (key === 'Enter') on.onSplit(value.slice(0, from), value.slice(to))
  else if (key === 'Backspace' && value === '') on.onRemove()
  else if (by && altKey) on.onStep(by)
  else if (by && (by < 0 ? to === 0 : from === value.length)) on.onMoveFocus(by)
  else return
  event.preventDefault()
}

function onItemPaste(event: ClipboardEvent<HTMLTextAreaElement>, { onPaste }: ItemChange) {
  const pasted = event.clipboardData.getData('text/plain')
  if (!pasted.trim().includes('\n')) return
  event.preventDefault()
  const { selectionStart, selectionEnd, value } = event.currentTarget
  onPaste(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd))
}
