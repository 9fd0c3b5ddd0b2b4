import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Rule } from '#platform/rules.ts'
import type { RoleRecord } from '../contract.ts'
import styles from './save-bar.module.css'

const ReviewDialog = lazy(async () => ({ default: (await import('./review-dialog.tsx')).ReviewDialog }))

interface SaveBarProps {
  role: RoleRecord
  rules: readonly Rule[]
  /** How many squares differ from what is saved. */
  count: number
  onDiscard: () => void
  onSaved: () => void
}

/** What has been changed and not saved; saving shows first whom it is about. */
export function SaveBar({ role, rules, count, onDiscard, onSaved }: SaveBarProps) {
  const t = useTexts('roles')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.count}>
        {t('save.changes', { count })}
      </p>
      <Button color="secondary" onClick={onDiscard}>
        {t('save.discard')}
      </Button>
      <Button variant="contained" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('save.review')}
      </Button>
      <Suspense>
        {isOpen && <ReviewDialog role={role} rules={rules} onClose={() => setOpen(false)} onSaved={onSaved} />}
      </Suspense>
    </div>
  )
}
