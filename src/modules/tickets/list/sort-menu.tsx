import { IconArrowsSort, IconCheck } from '@tabler/icons-react'
import { IconButton, Menu, MenuItem, Tooltip } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { sorts, usualSort } from '../tickets-view.ts'
import { useTicketsView } from '../use-tickets-view.ts'
import styles from './list-head.module.css'

export function SortMenu() {
  const t = useTexts('tickets')
  const { view, setView } = useTicketsView()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const chosen = view.sort ?? usualSort
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
              setView({ sort: sort === usualSort ? undefined : sort, page: undefined })
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
