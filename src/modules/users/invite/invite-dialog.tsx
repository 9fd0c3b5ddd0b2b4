import { Dialog, DialogTitle } from '@mui/material'
import { useId, useRef, useState } from 'react'
import type { Location } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { LeaveGuard } from '#platform/ui/states/leave-guard.tsx'
import { useForgetDraft } from '#platform/web/drafts/use-forget-draft.ts'
import { InviteForm } from './invite-form.tsx'

/** Which form an address shows. */
const formOf = ({ pathname, search }: Location) => `${pathname} ${new URLSearchParams(search).get('invite')}`

/** Whether a key was meant for the question that lies above the form. */
const isAnswering = (event: object) =>
  'target' in event && event.target instanceof Element && event.target.closest('dialog') !== null

/** Invites people. It is in the address: back closes it. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('users')
  const title = useId()
  const [isDirty, setDirty] = useState(false)
  const isSent = useRef(false)
  const forget = useForgetDraft('users.invite')
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={title} onClose={(event) => !isAnswering(event) && onClose()}>
      <DialogTitle id={title}>{t('invite.title')}</DialogTitle>
      <InviteForm
        isSent={isSent}
        onDirty={setDirty}
        onClose={onClose}
        onSent={() => {
          isSent.current = true
          onClose()
        }}
      />
      {/* In here, or a screen reader would be kept from it as from the rest of the page. */}
      <LeaveGuard
        isDirty={isDirty}
        isSaved={isSent}
        formOf={formOf}
        onLeave={forget}
        title={t('invite.leave.title')}
        action={t('invite.leave.action')}
      >
        {t('invite.leave.text')}
      </LeaveGuard>
    </Dialog>
  )
}
