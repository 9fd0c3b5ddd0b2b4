import { IconAlertTriangle } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Rule } from '#platform/permissions/rules.ts'
import type { RoleRecord } from '../contract.ts'
import styles from './save-bar.module.css'

const ReviewDialog = lazy(async () => ({ default: (await import('./review-dialog.tsx')).ReviewDialog }))

interface SaveBarProps {
  /** The role as it was before the changes. */
  role: RoleRecord
  rules: readonly Rule[]
  /** Number of changed cells. */
  count: number
  /** Another user has saved other rules meanwhile. */
  isStale: boolean
  onDiscard: () => void
  /** Applies the changes to the rules saved meanwhile. */
  onRebase: () => void
  onSaved: () => void
}

/** Bar for unsaved changes; saving opens a review first. */
export function SaveBar({ role, rules, count, isStale, onDiscard, onRebase, onSaved }: SaveBarProps) {
  const t = useTexts('roles')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.bar} data-stale={isStale}>
      <p role="status" className={styles.count}>
        {isStale && <IconAlertTriangle size={20} aria-hidden />}
        {isStale ? t('save.stale') : t('save.changes', { count })}
      </p>
      <Button color="secondary" onClick={onDiscard}>
        {t(isStale ? 'save.takeTheirs' : 'save.discard')}
      </Button>
      {isStale ? (
        <Button variant="contained" onClick={onRebase}>
          {t('save.rebase', { count })}
        </Button>
      ) : (
        <Button variant="contained" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('save.review')}
        </Button>
      )}
      <Suspense>
        {isOpen && !isStale && (
          <ReviewDialog role={role} rules={rules} onClose={() => setOpen(false)} onSaved={onSaved} />
        )}
      </Suspense>
    </div>
  )
}
