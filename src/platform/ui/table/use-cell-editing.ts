import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { CellEdit } from './columns/column.ts'

interface Editing {
  text: string
  errorText?: string
  /** Whether the user started editing, and not a late response. */
  isConfirming: boolean
}

interface CellEditingOptions<Row> {
  edit: CellEdit<Row>
  row: Row
  /** Gets the focus back when a key ends editing. */
  cell: RefObject<HTMLTableCellElement | null>
}

/** Edits a cell in a field, or with a menu for choices. A rejected value stays in the field with its error. */
export function useCellEditing<Row>({ edit, row, cell }: CellEditingOptions<Row>) {
  const t = useTexts('platform')
  const shouldRestoreFocus = useRef(false)
  const [editing, setEditing] = useState<Editing>()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const isOpen = editing !== undefined

  useEffect(() => {
    if (isOpen || !shouldRestoreFocus.current) return
    shouldRestoreFocus.current = false
    cell.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [isOpen, cell])

  const start = (at: HTMLElement) => {
    if (edit.kind === 'choice') setAnchor(at)
    else setEditing({ text: edit.value(row), isConfirming: true })
  }
  const close = (isByKey: boolean) => {
    shouldRestoreFocus.current = isByKey
    setEditing(undefined)
  }
  const save = async (typed: string, isByKey: boolean) => {
    const errorText = edit.kind === 'choice' ? undefined : edit.check?.(typed)
    if (errorText !== undefined) return setEditing({ text: typed, errorText, isConfirming: isByKey })
    close(isByKey)
    if (typed === edit.value(row)) return
    try {
      await edit.save(row, typed)
    } catch (error) {
      const reason = error instanceof Error ? error.message : t('error.unknown.title')
      if (edit.kind !== 'choice') setEditing({ text: typed, errorText: reason, isConfirming: false })
    }
  }
  return { editing, anchor, start, close, save, closeMenu: () => setAnchor(null) }
}
