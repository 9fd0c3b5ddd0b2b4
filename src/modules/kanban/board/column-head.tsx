import { IconAlertTriangle, IconDots, IconGripVertical } from '@tabler/icons-react'
import { useState } from 'react'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { type Category, colorChoices } from '../contract-schemas.ts'
import styles from './column-head.module.css'
import { LineField } from './line-field.tsx'

interface ColumnHeadProps {
  column: Category
  /** The number of cards without filters. */
  total: number
  id: string
  onRename?: ((name: string, base: string) => void) | undefined
  onMenu?: ((at: HTMLElement) => void) | undefined
  onPickUp?: (() => void) | undefined
}

/** Name of a column, edited on click, number of cards, and menu. */
export function ColumnHead({ column, total, id, onRename, onMenu, onPickUp }: ColumnHeadProps) {
  const t = useTexts('kanban')
  const { name, color } = column
  const [isEditing, setEditing] = useState(false)
  return (
    <div className={styles.head}>
      {onPickUp && (
        <button
          type="button"
          className={styles.grip}
          data-grip
          aria-label={t('column.grip', { name })}
          title={t('column.grip', { name })}
          onClick={onPickUp}
        >
          <IconGripVertical size={16} aria-hidden />
        </button>
      )}
      <span className={styles.dot} data-tone={colorChoices[color].tone} aria-hidden />
      {isEditing && onRename ? (
        <LineField
          label={t('column.name')}
          value={name}
          longest={120}
          className={styles.field}
          onSave={onRename}
          onClose={() => setEditing(false)}
        />
      ) : (
        <ColumnName id={id} name={name} onEdit={onRename && (() => setEditing(true))} />
      )}
      <CardCount total={total} limit={column.wipLimit} />
      {onMenu && (
        <button
          type="button"
          className={styles.menu}
          data-still
          aria-label={t('column.more', { name })}
          aria-haspopup="menu"
          onClick={(event) => onMenu(event.currentTarget)}
        >
          <IconDots size={18} aria-hidden />
        </button>
      )}
    </div>
  )
}

function ColumnName({ id, name, onEdit }: { id: string; name: string; onEdit: (() => void) | undefined }) {
  const t = useTexts('kanban')
  return (
    <h2 id={id} className={styles.name}>
      {onEdit ? (
        <button
          type="button"
          className={styles.rename}
          dir="auto"
          title={t('column.renameThis', { name })}
          onClick={onEdit}
        >
          {name}
        </button>
      ) : (
        <span {...asWritten(name)}>{name}</span>
      )}
    </h2>
  )
}

function CardCount({ total, limit }: { total: number; limit: number | null }) {
  const t = useTexts('kanban')
  const { number } = useFormats()
  const isOver = limit !== null && total > limit
  const figure =
    limit === null
      ? t('found', { count: total })
      : t(isOver ? 'column.overLimit' : 'column.withLimit', { count: total, limit })
  return (
    <span className={styles.count} data-over={isOver} title={figure}>
      {isOver && <IconAlertTriangle size={14} aria-hidden />}
      <span className="visually-hidden">{figure}</span>
      <span aria-hidden>{limit === null ? number(total) : `${number(total)}/${number(limit)}`}</span>
    </span>
  )
}
