import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react'
import { Checkbox } from '@mui/material'
import type { KeyboardEvent } from 'react'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useEditedText } from '#platform/web/drafts/use-edited-text.ts'
import type { Item } from '#platform/records/checklist.ts'
import styles from './checklist.module.css'

interface ChecklistItemProps {
  item: Item
  position: number
  canWrite: boolean
  onDone: (done: boolean) => void
  /** Rejects on failure. */
  onText: (text: string, base: string) => Promise<unknown>
  onUp?: () => void
  onDown?: () => void
  onRemove: () => void
}

/** A checklist item with check box, text and buttons. */
export function ChecklistItem({
  item,
  position,
  canWrite,
  onDone,
  onText,
  onUp,
  onDown,
  onRemove,
}: ChecklistItemProps) {
  const t = useTexts('kanban')
  const { text: name } = item
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
        <>
          <ItemText name={name} position={position} onText={onText} />
          <span className={styles.tools}>
            <ItemButton label={t('items.up', { name })} Icon={IconChevronUp} onClick={onUp} />
            <ItemButton label={t('items.down', { name })} Icon={IconChevronDown} onClick={onDown} />
            <ItemButton label={t('items.remove', { name })} Icon={IconX} onClick={onRemove} />
          </span>
        </>
      ) : (
        <span className={styles.text} {...asWritten(name)}>
          {name}
        </span>
      )}
    </li>
  )
}

/** Text of an item: Enter and blur save it, Escape restores it. */
function ItemText({ name, position, onText }: { name: string } & Pick<ChecklistItemProps, 'position' | 'onText'>) {
  const t = useTexts('kanban')
  const edited = useEditedText(name, onText)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && edited.isChanged) {
      event.stopPropagation()
      edited.reset()
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    edited.save()
  }

  return (
    <textarea
      className={styles.text}
      aria-label={t('items.name', { position })}
      rows={1}
      dir="auto"
      maxLength={500}
      value={edited.text}
      onChange={(event) => edited.write(event.target.value)}
      onBlur={edited.save}
      onKeyDown={onKeyDown}
    />
  )
}

interface ItemButtonProps {
  label: string
  Icon: typeof IconX
  /** Undefined disables the button. */
  onClick: (() => void) | undefined
}

const ItemButton = ({ label, Icon, onClick }: ItemButtonProps) => (
  <button type="button" className={styles.tool} aria-label={label} title={label} disabled={!onClick} onClick={onClick}>
    <Icon size={16} aria-hidden />
  </button>
)
