import { IconLock } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Fact } from '../account/account-section.tsx'
import type { Account } from '../contract-account.ts'
import { PasswordDialog } from './password-dialog.tsx'

export function PasswordPart({ account }: { account: Account }) {
  const t = useTexts('auth')
  const format = useFormats()
  const [isOpen, setOpen] = useState(false)
  const { hasPassword, passwordChangedAt: changed } = account
  return (
    <>
      <Fact
        icon={<IconLock size={20} aria-hidden />}
        title={t(hasPassword ? 'account.password.set' : 'account.password.none')}
        text={
          !hasPassword
            ? t('account.password.noneText')
            : changed !== null && t('account.password.changed', { when: format.date(changed) })
        }
      >
        <Button variant="outlined" color="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t(hasPassword ? 'account.password.change' : 'account.password.choose')}
        </Button>
      </Fact>
      {isOpen && <PasswordDialog account={account} onClose={() => setOpen(false)} />}
    </>
  )
}
