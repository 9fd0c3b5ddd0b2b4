import { IconFilter } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import styles from './role-filter.module.css'

const RoleMenu = lazy(async () => ({ default: (await import('./role-menu.tsx')).RoleMenu }))

/** Button that opens the role filter. */
export function RoleFilter() {
  const t = useTexts('users')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [button, setButton] = useState<HTMLElement | null>(null)
  useShortcuts(t('title'), [{ keys: 'f', label: t('filter.roles'), run: () => setAnchor(button) }])
  return (
    <>
      <Button
        ref={setButton}
        variant="outlined"
        color="secondary"
        className={styles.button ?? ''}
        aria-label={t('filter.roles')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <IconFilter size={18} aria-hidden />
        <span className={styles.word}>{t('filter.role')}</span>
      </Button>
      <Suspense>{anchor && <RoleMenu anchor={anchor} onClose={() => setAnchor(null)} />}</Suspense>
    </>
  )
}
