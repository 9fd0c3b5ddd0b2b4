import { Divider, Menu, MenuItem } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Macro } from '../contract-timeline.ts'
import { api } from '../tickets-client.ts'
import { hasChanges } from './macro-change.ts'
import { useChangesText } from './use-changes-text.ts'
import styles from './macro-menu.module.css'

const MacroDialog = lazy(async () => ({ default: (await import('./macro-dialog.tsx')).MacroDialog }))

interface MacroMenuProps {
  anchor: HTMLElement | null
  /** Whether only macros with changes are offered, as for several tickets. */
  isForChanges?: boolean
  onApply: (macro: Macro) => void
  onClose: () => void
}

/** Chooses a macro. */
export function MacroMenu({ anchor, isForChanges = false, onApply, onClose }: MacroMenuProps) {
  const t = useTexts('tickets')
  const changesText = useChangesText()
  const { data: macros } = useQuery(api.macros.query())
  const [isManaging, setManaging] = useState(false)
  const visibleMacros = macros?.filter((macro) => !isForChanges || hasChanges(macro)) ?? []
  const choose = (action: () => void) => () => {
    onClose()
    action()
  }
  return (
    <>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={onClose}
        slotProps={{ list: { 'aria-label': t('macros.title') } }}
      >
        {visibleMacros.map((macro) => (
          <MenuItem key={macro.id} dir="auto" onClick={choose(() => onApply(macro))}>
            <span className={styles.macro}>
              <span>{macro.title}</span>
              {hasChanges(macro) && <span className="text-quiet text-13">{changesText(macro.changes)}</span>}
            </span>
          </MenuItem>
        ))}
        {visibleMacros.length > 0 && <Divider />}
        <MenuItem onClick={choose(() => setManaging(true))}>{t('macros.manage')}</MenuItem>
      </Menu>
      {isManaging && (
        <Suspense>
          <MacroDialog onClose={() => setManaging(false)} />
        </Suspense>
      )}
    </>
  )
}
