import { Button, Dialog, DialogActions, DialogContent, DialogTitle, useMediaQuery } from '@mui/material'
import { useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useLeaveQuestion } from '#platform/ui/form/leave/use-leave-question.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import type { Profile } from '../contract-people.ts'
import styles from './edit-dialog.module.css'
import { ProfileFields } from './profile-fields.tsx'
import { useProfileDraft } from './use-profile-draft.ts'

interface EditDialogProps {
  profile: Profile
  onClose: () => void
}

/** Edits the own profile. */
export function EditDialog({ profile, onClose }: EditDialogProps) {
  const t = useTexts('social')
  const id = useId()
  const draft = useProfileDraft(profile)
  const [isUploading, setUploading] = useState(false)
  const isSmall = useMediaQuery('(width < 600px)')
  const { isSaving } = draft

  const forgetAndClose = () => {
    draft.forget()
    onClose()
  }
  const { close, question } = useLeaveQuestion({
    isDirty: draft.isChanged,
    isBusy: isSaving,
    leave: forgetAndClose,
    words: {
      title: t('profile.form.leave.title'),
      text: t('profile.form.leave.text'),
      action: t('profile.form.leave.action'),
    },
  })
  const save = async () => {
    if (isUploading || !(await draft.save())) return
    toast({ tone: 'success', text: t('profile.saved') })
    forgetAndClose()
  }

  return (
    <Dialog open onClose={close} maxWidth="sm" fullWidth fullScreen={isSmall} aria-labelledby={id}>
      <DialogTitle id={id}>{t('profile.form.title')}</DialogTitle>
      <DialogContent>
        <form
          id={`${id}-form`}
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <ProfileFields profile={profile} draft={draft} onUploading={setUploading} />
        </form>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={close} disabled={isSaving}>
          {t('profile.form.cancel')}
        </Button>
        <Button
          type="submit"
          form={`${id}-form`}
          variant="contained"
          loading={isSaving || isUploading}
          loadingPosition="start"
        >
          {t('profile.form.save')}
        </Button>
      </DialogActions>
      {question}
    </Dialog>
  )
}
