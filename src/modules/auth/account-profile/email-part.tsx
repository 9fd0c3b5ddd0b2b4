import { IconMail, IconMailForward } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useDelivery } from '#platform/web/session/use-delivery.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { api } from '../account/account-client.ts'
import { Fact, Facts } from '../account/account-section.tsx'
import { useConfirmedMutation } from '../account/confirm-first.ts'
import type { Account } from '../contract-account.ts'
import { ReadMessage } from '../forgot/read-message.tsx'
import { EmailDialog } from './email-dialog.tsx'

/** The current email address, and a new one that awaits confirmation. */
export function EmailPart({ account: { email, newEmail } }: { account: Account }) {
  const t = useTexts('auth')
  const lacksEmail = useDelivery() === 'none'
  const [isOpen, setOpen] = useState(false)
  return (
    <Facts>
      <Fact
        icon={<IconMail size={20} aria-hidden />}
        title={<bdi>{email}</bdi>}
        text={t(lacksEmail ? 'account.email.lacksEmail' : 'account.email.current')}
      >
        {!lacksEmail && (
          <Button variant="outlined" color="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('account.email.change')}
          </Button>
        )}
      </Fact>
      {newEmail !== null && <Waiting email={newEmail} />}
      {isOpen && <EmailDialog email={email} onClose={() => setOpen(false)} />}
    </Facts>
  )
}

/** A new address whose link has not been opened yet. */
function Waiting({ email }: { email: string }) {
  const t = useTexts('auth')
  const resend = useConfirmedMutation(api.changeEmail.mutation(), {
    onDone: () => toast({ tone: 'success', text: t('account.email.sentAgain', { email }) }),
  })
  const cancel = useMutation({
    ...api.cancelEmail.mutation(),
    onSuccess: () => toast({ text: t('account.email.cancelled') }),
  })
  return (
    <div className="grid one-column gap-3">
      <Fact
        icon={<IconMailForward size={20} aria-hidden />}
        title={<bdi>{email}</bdi>}
        text={t('account.email.waiting')}
      >
        <Button
          color="secondary"
          loading={resend.isPending}
          disabled={cancel.isPending}
          onClick={() => resend.mutate({ body: { email } })}
        >
          {t('account.email.again')}
        </Button>
        <Button
          color="secondary"
          loading={cancel.isPending}
          disabled={resend.isPending}
          onClick={() => cancel.mutate({})}
        >
          {t('account.email.cancel')}
        </Button>
      </Fact>
      <ReadMessage to={email} />
    </div>
  )
}
