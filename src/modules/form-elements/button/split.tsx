import { Button, ButtonGroup, Menu, MenuItem } from '@mui/material'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'

const actions = ['send', 'sendLater', 'saveDraft'] as const

export function Split() {
  const t = useTexts('form-elements')
  const menu = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const run = (action: (typeof actions)[number]) => {
    setAnchor(null)
    toast({ text: t('actions.wouldDo', { action: t(`actions.${action}`) }) })
  }
  return (
    <div className="row wrap gap-3">
      <ButtonGroup variant="contained" aria-label={t('actions.sendOrOther')}>
        <Button onClick={() => run('send')}>{t('actions.send')}</Button>
        <Button
          aria-label={t('actions.otherWays')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? menu : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <IconChevronDown size={18} aria-hidden />
        </Button>
      </ButtonGroup>
      <Menu id={menu} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {actions.slice(1).map((action) => (
          <MenuItem key={action} onClick={() => run(action)}>
            {t(`actions.${action}`)}
          </MenuItem>
        ))}
      </Menu>
      <ButtonGroup variant="outlined" color="secondary" aria-label={t('actions.period')}>
        <Button>{t('periods.day')}</Button>
        <Button>{t('periods.week')}</Button>
        <Button>{t('periods.month')}</Button>
      </ButtonGroup>
    </div>
  )
}
