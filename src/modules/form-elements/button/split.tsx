import { Button, ButtonGroup, Menu, MenuItem } from '@mui/material'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'

const ways = ['send', 'sendLater', 'saveDraft'] as const

export function Split() {
  const t = useTexts('form-elements')
  const menu = useId()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const run = (way: (typeof ways)[number]) => {
    setPlace(null)
    toast({ text: t('actions.wouldDo', { action: t(`actions.${way}`) }) })
  }
  return (
    <div className="row wrap gap-3">
      <ButtonGroup variant="contained" aria-label={t('actions.sendOrOther')}>
        <Button onClick={() => run('send')}>{t('actions.send')}</Button>
        <Button
          aria-label={t('actions.otherWays')}
          aria-haspopup="menu"
          aria-expanded={place !== null}
          aria-controls={place ? menu : undefined}
          onClick={(event) => setPlace(event.currentTarget)}
        >
          <IconChevronDown size={18} aria-hidden />
        </Button>
      </ButtonGroup>
      <Menu id={menu} anchorEl={place} open={place !== null} onClose={() => setPlace(null)}>
        {ways.slice(1).map((way) => (
          <MenuItem key={way} onClick={() => run(way)}>
            {t(`actions.${way}`)}
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
