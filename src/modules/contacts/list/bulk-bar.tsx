import { useEffect, useRef } from 'react'
import { counted } from '#platform/numbers/counted.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { SelectionToolbar } from '#platform/ui/row-list/selection-toolbar.tsx'
import type { SelectionActions } from '#platform/ui/row-list/use-selection.ts'
import type { ListQuery } from '../contacts-view.ts'
import type { Contact } from '../contract.ts'
import { BulkActions } from './bulk-actions.tsx'
import { BulkProgress } from './bulk-progress.tsx'
import { useBulk } from './use-bulk.ts'

interface BulkBarProps {
  query: ListQuery
  size: number
  total: number
  isLeast: boolean
  selecting: SelectionActions<Contact>
}

export function BulkBar({ query, size, total, isLeast, selecting }: BulkBarProps) {
  const t = useTexts('contacts')
  const bulk = useBulk()
  useEscape(selecting.clear)
  return (
    <SelectionToolbar
      label={t('bulk.bar')}
      selected={t('bulk.selected', { count: size })}
      selectAll={
        size < total && !bulk.progress
          ? { label: t('bulk.selectAll', counted({ total, isLeast })), run: selecting.selectAll }
          : undefined
      }
      clear={{ label: t('bulk.clear'), run: selecting.clear }}
    >
      {bulk.progress ? (
        <BulkProgress progress={bulk.progress} onStop={bulk.stop} />
      ) : (
        <BulkActions query={query} size={size} selecting={selecting} bulk={bulk} />
      )}
    </SelectionToolbar>
  )
}

/** Escape clears the selection, unless a popup above handles it. */
function useEscape(clear: () => void) {
  const latest = useRef(clear)
  useEffect(() => {
    latest.current = clear
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isTaken =
        event.defaultPrevented || document.querySelector('dialog[open], .MuiModal-root:not([aria-hidden="true"])')
      if (event.key === 'Escape' && !isTaken && event.target === document.body) latest.current()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
