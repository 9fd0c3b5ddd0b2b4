import { IconChevronDown } from '@tabler/icons-react'
import { Button, ButtonGroup, ListItemIcon, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { type Status, statuses } from '../contract-fields.ts'
import { StatusIcon } from '../marks/status-mark.tsx'
import type { Draft } from './use-draft.ts'

interface SendButtonProps {
  kind: Draft['kind']
  isPending: boolean
  isDisabled: boolean
  onSend: (status?: Status) => void
}

/** Sends, and from its second half sends with a status. */
export function SendButton({ kind, isPending, isDisabled, onSend }: SendButtonProps) {
  const t = useTexts('tickets')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <ButtonGroup variant="contained" size="small" aria-label={t(`send.${kind}`)}>
        <Button loading={isPending} disabled={isDisabled} onClick={() => onSend()}>
          {t(`send.${kind}`)}
        </Button>
        <Button
          aria-label={t('send.with')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          disabled={isDisabled}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <IconChevronDown size={16} aria-hidden />
        </Button>
      </ButtonGroup>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {statuses.map((status) => (
          <MenuItem
            key={status}
            onClick={() => {
              setAnchor(null)
              onSend(status)
            }}
          >
            <ListItemIcon>
              <StatusIcon status={status} />
            </ListItemIcon>
            {t(`send.${kind}As`, { status: t(`statuses.${status}`) })}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
