import { IconAlertTriangle, IconDots, IconGripVertical } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { type Category, colorChoices } from '../contract-schemas.ts'
import styles from './column-head.module.css'
import { LineField } from './line-field.tsx'

interface ColumnHeadProps {
  column: Category
  /** How many there are without any filter. */
  total: number
  id: string
  onRename?: ((name: string) => void) | undefined
  onMenu?: ((at: HTMLElement) => void) | undefined
  onLift?: (() => void) | undefined
}

/** A column's name, renamed by a press on it, how full it is, and what can be done to it. */
export function ColumnHead({
  column: { name, wipLimit, color },
  total,
  id,
  onRename,
  onMenu,
  onLift,
}: ColumnHeadProps) {
  const t = useTexts('kanban')
  const formats = useFormats()
  const [isEditing, setEditing] = useState(false)
  const isOver = wipLimit !== null && total > wipLimit
  const figure =
    wipLimit === null
      ? t('found', { count: total })
      : t(isOver ? 'column.overLimit' : 'column.withLimit', { count: total, limit: wipLimit })
  return (
    <div className={styles.head}>
      {onLift && (
        <button
          type="button"
          className={styles.grip}
          data-grip
          aria-label={t('column.grip', { name })}
          title={t('column.grip', { name })}
          onClick={onLift}
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
        <h2 id={id} className={styles.name}>
          {onRename ? (
            <button
              type="button"
              className={styles.rename}
              dir="auto"
              title={t('column.renameThis', { name })}
              onClick={() => setEditing(true)}
            >
              {name}
            </button>
          ) : (
            <span dir="auto">{name}</span>
          )}
        </h2>
      )}
      <span className={styles.count} data-over={isOver} title={figure}>
        {isOver && <IconAlertTriangle size={14} aria-hidden />}
        <span className="visually-hidden">{figure}</span>
        <span aria-hidden>
          {wipLimit === null ? formats.number(total) : `${formats.number(total)}/${formats.number(wipLimit)}`}
        </span>
      </span>
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
