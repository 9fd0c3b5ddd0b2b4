import { type RefObject, useEffect, useRef, useState } from 'react'
import { Failure } from '#platform/errors/failure.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { CellEdit } from './columns/column.ts'

interface Editing {
  text: string
  errorText?: string
  /** False if a late response opens the field while the user is elsewhere. */
  isFocused: boolean
}

interface CellEditingOptions<Row> {
  edit: CellEdit<Row>
  row: Row
  /** Gets the focus back when a key ends editing. */
  cell: RefObject<HTMLTableCellElement | null>
}

const isConflict = (error: unknown) => error instanceof Failure && error.status === 409

/**
 * Edits a cell in a field, or with a menu for choices. A rejected value stays in the field with its error. The row is
 * saved as it was when the user began, so that a change of another user meanwhile is not overwritten unseen; once a
 * conflict has told the user about it, the next attempt is based on the row as it is then.
 */
export function useCellEditing<Row>({ edit, row, cell }: CellEditingOptions<Row>) {
  const t = useTexts('platform')
  const shouldRestoreFocus = useRef(false)
  const readRow = useRef(row)
  const hasConflict = useRef(false)
  const [editing, setEditing] = useState<Editing>()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const isOpen = editing !== undefined

  useEffect(() => {
    if (isOpen || !shouldRestoreFocus.current) return
    shouldRestoreFocus.current = false
    cell.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [isOpen, cell])

  const start = (at: HTMLElement) => {
    readRow.current = row
    hasConflict.current = false
    if (edit.kind === 'choice') setAnchor(at)
    else setEditing({ text: edit.value(row), isFocused: true })
  }
  const close = (isByKey: boolean) => {
    shouldRestoreFocus.current = isByKey
    setEditing(undefined)
  }
  const save = async (typed: string, isByKey: boolean) => {
    const errorText = edit.kind === 'choice' ? undefined : edit.check?.(typed)
    if (errorText !== undefined) return setEditing({ text: typed, errorText, isFocused: isByKey })
    close(isByKey)
    const read = hasConflict.current ? row : readRow.current
    if (typed === edit.value(read)) return
    try {
      await edit.save(read, typed)
    } catch (error) {
      hasConflict.current = isConflict(error)
      const reason = error instanceof Error ? error.message : t('error.unknown.title')
      // The field replaces the button that has the focus after Enter.
      const isFocused = cell.current?.contains(document.activeElement) ?? false
      if (edit.kind !== 'choice') setEditing({ text: typed, errorText: reason, isFocused })
    }
  }
  return { editing, anchor, start, close, save, closeMenu: () => setAnchor(null) }
}
