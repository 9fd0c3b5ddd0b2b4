import { IconX } from '@tabler/icons-react'
import { Button, IconButton } from '@mui/material'
import { useEffect, useRef } from 'react'
import { counted } from '#platform/numbers/counted.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { SelectionActions } from '#platform/ui/row-list/use-selection.ts'
import type { ListQuery } from '../contacts-view.ts'
import type { Contact } from '../contract.ts'
import { BulkActions } from './bulk-actions.tsx'
import { BulkProgress } from './bulk-progress.tsx'
import styles from './list-head.module.css'
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
    <div className="row flex-1 min-inline-0" role="toolbar" aria-label={t('bulk.bar')}>
      <span className="flex-none semibold tabular" role="status">
        {t('bulk.selected', { count: size })}
      </span>
      {size < total && !bulk.progress && (
        <Button className={styles.selectAll} size="small" onClick={selecting.selectAll}>
          {t('bulk.selectAll', counted({ total, isLeast }))}
        </Button>
      )}
      <span className="flex-1" />
      <div className={styles.actions}>
        {bulk.progress ? (
          <BulkProgress progress={bulk.progress} onStop={bulk.stop} />
        ) : (
          <BulkActions query={query} size={size} selecting={selecting} bulk={bulk} />
        )}
      </div>
      <IconButton aria-label={t('bulk.clear')} onClick={selecting.clear}>
        <IconX size={18} aria-hidden />
      </IconButton>
    </div>
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
