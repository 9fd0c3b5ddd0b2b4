import { Dialog, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { InviteForm } from './invite-form.tsx'

/** Dialog for invitations. It is in the URL, so that Back closes it. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('users')
  const title = useId()
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={title} onClose={onClose}>
      <DialogTitle id={title}>{t('invite.title')}</DialogTitle>
      <InviteForm onClose={onClose} />
    </Dialog>
  )
}
