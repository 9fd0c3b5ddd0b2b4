import { IconCheck } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { type Category, colorChoices, colors } from '../contract-schemas.ts'
import type { BoardActions } from '../use-board-actions.ts'
import styles from './column-color.module.css'

/** The colours of a column, as items of its menu. */
export function ColumnColor({ column, actions }: { column: Category; actions: BoardActions }) {
  const t = useTexts('kanban')
  return (
    <li role="none" className="padding-2-4">
      <div className="flex gap-1" role="group" aria-label={t('column.colour')}>
        {colors.map((color) => (
          <button
            key={color}
            type="button"
            role="menuitemradio"
            aria-checked={color === column.color}
            aria-label={t(`colors.${color}`)}
            title={t(`colors.${color}`)}
            className={styles.color}
            data-tone={colorChoices[color].tone}
            onClick={() => actions.changeColumn(column.id, { color })}
          >
            {color === column.color && <IconCheck size={14} stroke={3} aria-hidden />}
          </button>
        ))}
      </div>
    </li>
  )
}
