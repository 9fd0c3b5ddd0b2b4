import { useTexts } from '#platform/i18n/use-texts.ts'
import check from '#platform/ui/row-list/check.module.css'
import type { Column } from './columns/column.ts'
import { EditableCell } from './editable-cell.tsx'
import styles from './table-row.module.css'

interface TableRowProps<Row> {
  row: Row
  label: string
  /** Row number in the list, counting the header as the first; undefined if pages are counted from the end. */
  number: number | undefined
  columns: readonly Column<Row>[]
  /** Undefined if rows cannot be selected. */
  isSelected: boolean | undefined
  onSelect: (extend: boolean) => void
}

export function TableRow<Row>({ row, label, number, columns, isSelected, onSelect }: TableRowProps<Row>) {
  const t = useTexts('platform')
  return (
    <tr className={styles.row} aria-rowindex={number} aria-selected={isSelected}>
      {isSelected !== undefined && (
        <td className={styles.selectCell}>
          <label className={check.hit}>
            <input
              type="checkbox"
              className={check.check}
              aria-label={t('table.selectRow', { name: label })}
              checked={isSelected}
              onChange={(event) => onSelect(event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)}
            />
          </label>
        </td>
      )}
      {columns.map((column) => (
        <TableCell key={column.id} column={column} row={row} />
      ))}
    </tr>
  )
}

function TableCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { pin, align, edit, label, isOffCard, card } = column
  const isEditable = edit && (edit.isAllowed?.(row) ?? true)
  const content = column.cell(row)
  const marks = {
    'data-pin': pin,
    'data-align': align,
    'data-label': label,
    'data-off-card': isOffCard,
    'data-card': card,
  }
  return isEditable ? (
    <EditableCell edit={edit} row={row} isName={pin === 'start'} marks={marks}>
      {content}
    </EditableCell>
  ) : (
    <td className={styles.cell} {...marks}>
      {content}
    </td>
  )
}
