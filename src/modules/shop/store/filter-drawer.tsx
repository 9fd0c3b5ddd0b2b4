import { IconX } from '@tabler/icons-react'
import { Button, Drawer } from '@mui/material'
import { useId, useState } from 'react'
import { counted } from '#platform/numbers/counted.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import type { Facets } from '../contract.ts'
import styles from './filter-drawer.module.css'
import { FilterPanel } from './filter-panel.tsx'

interface FilterDrawerProps {
  facets: Facets | undefined
  /** The number of matching products. */
  results: { total: number; isLeast?: boolean }
  onClose: () => void
}

/** The filters on screens without room for them beside the list. */
export function FilterDrawer({ facets, results, onClose }: FilterDrawerProps) {
  const t = useTexts('shop')
  const id = useId()
  const [isOpen, setOpen] = useState(true)
  const close = () => setOpen(false)
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={close}
      slotProps={{
        transition: { onExited: onClose },
        paper: { className: styles.drawer ?? '', role: 'dialog', 'aria-modal': true, 'aria-labelledby': id },
      }}
    >
      <header className={styles.head}>
        <h2 id={id}>{t('store.filters')}</h2>
        <IconAction label={t('store.close')} icon={<IconX size={20} aria-hidden />} onClick={close} />
      </header>
      <div className={styles.scroller}>
        <FilterPanel facets={facets} />
      </div>
      <div className={styles.foot}>
        <Button variant="contained" fullWidth onClick={close}>
          {t('store.show', counted(results))}
        </Button>
      </div>
    </Drawer>
  )
}
