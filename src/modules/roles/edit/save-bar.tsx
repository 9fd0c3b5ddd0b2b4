import { IconAlertTriangle } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Rule } from '#platform/fields/rules.ts'
import type { RoleRecord } from '../contract.ts'
import styles from './save-bar.module.css'

const ReviewDialog = lazy(async () => ({ default: (await import('./review-dialog.tsx')).ReviewDialog }))

interface SaveBarProps {
  /** As it was when the rules were begun. */
  role: RoleRecord
  rules: readonly Rule[]
  /** How many squares differ from what is saved. */
  count: number
  /** Somebody else has saved other rules meanwhile. */
  isStale: boolean
  onDiscard: () => void
  /** Puts the changes into what somebody else has saved. */
  onRebase: () => void
  onSaved: () => void
}

/** What has been changed and not saved; saving shows first whom it is about. */
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
