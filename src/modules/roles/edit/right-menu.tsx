import { Menu, MenuItem } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Topic } from '../contract.ts'
import { isSameRight, getLevel, type Right } from '../rights.ts'
import { always, canDepend, never, getOwnRight } from './own-right.ts'

interface RightMenuProps {
  anchor: HTMLElement
  topic: Topic
  action: string
  grant: Right
  onChoose: (grant: Right) => void
  onAsk: () => void
  onClose: () => void
}

/** Menu with the levels of one action. */
export function RightMenu({ anchor, topic, action, grant, onChoose, onAsk, onClose }: RightMenuProps) {
  const t = useTexts('roles')
  const ownershipRight = getOwnRight(topic, action)
  const level = getLevel(grant)
  const isOwn = ownershipRight !== undefined && isSameRight(ownershipRight, grant)
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      <MenuItem selected={level === 'always'} onClick={() => onChoose(always)}>
        {t('choice.always')}
      </MenuItem>
      {ownershipRight && (
        <MenuItem selected={isOwn} onClick={() => onChoose(ownershipRight)}>
          {t('choice.own')}
        </MenuItem>
      )}
      {(level === 'some' || canDepend(topic, action)) && (
        <MenuItem selected={level === 'some' && !isOwn} aria-haspopup="dialog" onClick={onAsk}>
          {t('choice.some')}
        </MenuItem>
      )}
      <MenuItem selected={level === 'never'} onClick={() => onChoose(never)}>
        {t('choice.never')}
      </MenuItem>
    </Menu>
  )
}

type Allowed = readonly (readonly [Right, readonly string[]])[]

interface RowMenuProps {
  anchor: HTMLElement
  topic: Topic
  onChoose: (allowed: Allowed) => void
  onClose: () => void
}

/** Menu for all actions on one kind of record. */
export function RowMenu({ anchor, topic: { actions }, onChoose, onClose }: RowMenuProps) {
  const t = useTexts('roles')
  const writes = actions.filter((action) => action !== 'read')
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      <MenuItem onClick={() => onChoose([[always, actions]])}>{t('editor.rowAll')}</MenuItem>
      {actions.includes('read') && (
        <MenuItem
          onClick={() =>
            onChoose([
              [always, ['read']],
              [never, writes],
            ])
          }
        >
          {t('editor.rowRead')}
        </MenuItem>
      )}
      <MenuItem onClick={() => onChoose([[never, actions]])}>{t('editor.rowNone')}</MenuItem>
    </Menu>
  )
}
