import { IconPencil } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { CellField } from './columns/cell-field.tsx'
import type { CellEdit } from './columns/column.ts'
import styles from './editable-cell.module.css'
import rowStyles from './table-row.module.css'

const ChoiceMenu = lazy(async () => ({ default: (await import('./columns/choice-menu.tsx')).ChoiceMenu }))

interface EditableCellProps<Row> {
  edit: CellEdit<Row>
  row: Row
  /** Contains a link, which a click follows: a pencil beside it edits. */
  isName: boolean
  marks: Record<`data-${string}`, string | boolean | undefined>
  children: ReactNode
}

interface Editing {
  text: string
  fault?: string
  /** Editing was started by the user, not by a late response. */
  isAsked: boolean
}

/** Shows a value and, on Enter, F2 or a click, a field for it; refused input stays in the field with the error. */
export function EditableCell<Row>({ edit, row, isName, marks, children }: EditableCellProps<Row>) {
  const t = useTexts('platform')
  const cell = useRef<HTMLTableCellElement>(null)
  const isReturning = useRef(false)
  const [editing, setEditing] = useState<Editing>()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const isOpen = editing !== undefined

  useEffect(() => {
    if (isOpen || !isReturning.current) return
    isReturning.current = false
    cell.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [isOpen])

  const begin = (at: HTMLElement) => {
    if (edit.kind === 'choice') setAnchor(at)
    else setEditing({ text: edit.value(row), isAsked: true })
  }
  const close = (isByKey: boolean) => {
    isReturning.current = isByKey
    setEditing(undefined)
  }
  const save = async (typed: string, isByKey: boolean) => {
    const fault = edit.kind === 'choice' ? undefined : edit.check?.(typed)
    if (fault !== undefined) return setEditing({ text: typed, fault, isAsked: isByKey })
    close(isByKey)
    if (typed === edit.value(row)) return
    try {
      await edit.save(row, typed)
    } catch (error) {
      const reason = error instanceof Error ? error.message : t('error.unknown.title')
      if (edit.kind !== 'choice') setEditing({ text: typed, fault: reason, isAsked: false })
    }
  }

  return (
    <td
      ref={cell}
      className={rowStyles.cell}
      {...marks}
      data-editing={isOpen}
      onDoubleClick={(event) => {
        if (isName && !isOpen) begin(event.currentTarget)
      }}
    >
      {editing && (
        <CellField
          label={edit.label(row)}
          kind={edit.kind}
          initial={editing.text}
          fault={editing.fault}
          isFocused={editing.isAsked}
          onSave={(typed, isByKey) => void save(typed, isByKey)}
          onCancel={close}
        />
      )}
      {!editing && isName && (
        <>
          {children}
          <button
            type="button"
            className={styles.pencil}
            data-edit
            aria-label={edit.label(row)}
            onClick={(event) => begin(event.currentTarget)}
          >
            <IconPencil size={16} aria-hidden />
          </button>
        </>
      )}
      {!editing && !isName && (
        <button
          type="button"
          className={styles.value}
          data-edit
          title={edit.label(row)}
          aria-haspopup={edit.kind === 'choice' ? 'menu' : undefined}
          onClick={(event) => begin(event.currentTarget)}
        >
          {children}
        </button>
      )}
      {edit.kind === 'choice' && anchor && (
        <Suspense>
          <ChoiceMenu
            label={edit.label(row)}
            choices={edit.choices}
            chosen={edit.value(row)}
            anchor={anchor}
            onChoose={(value) => void save(value, false)}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </td>
  )
}
