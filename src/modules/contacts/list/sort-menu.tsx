import { IconArrowsSort, IconCheck } from '@tabler/icons-react'
import { IconButton, Menu, MenuItem, Tooltip } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { sorts } from '../contacts-view.ts'
import { useContactsView } from '../use-contacts-view.ts'
import styles from './list-head.module.css'

export function SortMenu() {
  const t = useTexts('contacts')
  const { view, setView } = useContactsView()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const chosen = view.sort ?? 'firstname'
  return (
    <>
      <Tooltip title={t('sortBy', { order: t(`sorts.${chosen}`) })}>
        <IconButton
          aria-label={t('sortBy', { order: t(`sorts.${chosen}`) })}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <IconArrowsSort size={18} aria-hidden />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {sorts.map((sort) => (
          <MenuItem
            key={sort}
            role="menuitemradio"
            aria-checked={sort === chosen}
            selected={sort === chosen}
            onClick={() => {
              setAnchor(null)
              setView({ sort: sort === 'firstname' ? undefined : sort })
            }}
          >
            <span className={styles.tick}>{sort === chosen && <IconCheck size={16} aria-hidden />}</span>
            {t(`sorts.${sort}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
