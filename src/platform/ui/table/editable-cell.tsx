import { IconPencil } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { CellField } from './columns/cell-field.tsx'
import type { CellEdit } from './columns/column.ts'
import styles from './editable-cell.module.css'
import rowStyles from './table-row.module.css'
import { useCellEditing } from './use-cell-editing.ts'

const ChoiceMenu = lazy(async () => ({ default: (await import('./columns/choice-menu.tsx')).ChoiceMenu }))

interface EditableCellProps<Row> {
  edit: CellEdit<Row>
  row: Row
  /** Whether the cell contains a link; then a pencil button starts editing. */
  isName: boolean
  marks: Record<`data-${string}`, string | boolean | undefined>
  children: ReactNode
}

/** Shows a value, and a field on Enter, F2 or click; rejected input stays in the field with the error. */
export function EditableCell<Row>({ edit, row, isName, marks, children }: EditableCellProps<Row>) {
  const cell = useRef<HTMLTableCellElement>(null)
  const { editing, anchor, start, close, save, closeMenu } = useCellEditing({ edit, row, cell })

  return (
    <td
      ref={cell}
      className={rowStyles.cell}
      {...marks}
      data-editing={editing !== undefined}
      onDoubleClick={(event) => {
        if (isName && !editing) start(event.currentTarget)
      }}
    >
      {editing && (
        <CellField
          label={edit.label(row)}
          kind={edit.kind}
          initial={editing.text}
          errorText={editing.errorText}
          isFocused={editing.isFocused}
          onSave={(typed, isByKey) => void save(typed, isByKey)}
          onCancel={close}
        />
      )}
      {!editing && (
        <CellValue label={edit.label(row)} isName={isName} isMenu={edit.kind === 'choice'} onEdit={start}>
          {children}
        </CellValue>
      )}
      {edit.kind === 'choice' && anchor && (
        <Suspense>
          <ChoiceMenu
            label={edit.label(row)}
            choices={edit.choices}
            chosen={edit.value(row)}
            anchor={anchor}
            onChoose={(value) => void save(value, false)}
            onClose={closeMenu}
          />
        </Suspense>
      )}
    </td>
  )
}

interface CellValueProps {
  label: string
  isName: boolean
  /** Whether editing opens a menu. */
  isMenu: boolean
  onEdit: (at: HTMLElement) => void
  children: ReactNode
}

/** The value as a button that starts editing; for a name, which is a link, a pencil button beside it. */
function CellValue({ label, isName, isMenu, onEdit, children }: CellValueProps) {
  if (isName)
    return (
      <>
        {children}
        <button
          type="button"
          className={styles.pencil}
          data-edit
          aria-label={label}
          onClick={(event) => onEdit(event.currentTarget)}
        >
          <IconPencil size={16} aria-hidden />
        </button>
      </>
    )
  return (
    <button
      type="button"
      className={styles.value}
      data-edit
      title={label}
      aria-haspopup={isMenu ? 'menu' : undefined}
      onClick={(event) => onEdit(event.currentTarget)}
    >
      {children}
    </button>
  )
}
