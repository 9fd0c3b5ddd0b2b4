import { IconCheck } from '@tabler/icons-react'
import { Chip } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'

/** An on/off label that does not rely on colour alone. */
export function State({ isOn }: { isOn: boolean }) {
  const t = useTexts('auth')
  return isOn ? (
    <Chip size="small" color="success" icon={<IconCheck size={14} aria-hidden />} label={t('account.on')} />
  ) : (
    <Chip size="small" label={t('account.off')} />
  )
}
