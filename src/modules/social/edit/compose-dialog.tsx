import { Button, Dialog, DialogActions, DialogContent, DialogTitle, useMediaQuery } from '@mui/material'
import { useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { DropArea } from '#platform/ui/files/drop-area.tsx'
import { useLeaveQuestion } from '#platform/ui/form/leave/use-leave-question.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import { maxPictures } from '../contract-fields.ts'
import { SharedPost } from '../feed/shared-post.tsx'
import type { ComposeTarget } from './compose-context.ts'
import styles from './compose-dialog.module.css'
import { ComposeFields } from './compose-fields.tsx'
import { ComposeTools } from './compose-tools.tsx'
import { useAddPictures } from './use-add-pictures.ts'
import { useDraft } from './use-draft.ts'

interface ComposeDialogProps {
  target: ComposeTarget
  onClose: () => void
}

/** Creates, edits or shares a post. */
export function ComposeDialog({ target, onClose }: ComposeDialogProps) {
  const t = useTexts('social')
  const id = useId()
  const draft = useDraft(target)
  const { pictures, video, isSending } = draft
  const add = useAddPictures(pictures)
  const isSmall = useMediaQuery('(width < 600px)')
  const shared = target.kind === 'share' ? (target.post.shared ?? target.post) : undefined
  const isEdited = target.kind === 'edit'

  const forgetAndClose = () => {
    draft.forget()
    onClose()
  }
  const { close, question } = useLeaveQuestion({
    isDirty: draft.isChanged,
    isBusy: isSending,
    leave: forgetAndClose,
    words: { title: t('compose.leave.title'), text: t('compose.leave.text'), action: t('compose.leave.action') },
  })
  const send = async () => {
    if (!(await draft.send())) return
    toast({ tone: 'success', text: t(isEdited ? 'compose.saved' : 'compose.published') })
    forgetAndClose()
  }

  return (
    <Dialog open onClose={close} maxWidth="sm" fullWidth fullScreen={isSmall} aria-labelledby={id}>
      <DropArea className={styles.area ?? ''} label={t('compose.drop')} onFiles={(files) => void add(files)}>
        <DialogTitle id={id}>{t(`compose.${target.kind}`)}</DialogTitle>
        <DialogContent className={styles.content ?? ''}>
          <ComposeFields draft={draft} onSend={() => void send()} />
          {shared && <SharedPost shared={shared} />}
        </DialogContent>
        <DialogActions className={styles.actions ?? ''}>
          <ComposeTools
            isFull={pictures.list.length >= maxPictures}
            hasVideo={video !== undefined}
            onFiles={(files) => void add(files)}
            onVideo={() => draft.setVideo('')}
          />
          <Button color="secondary" onClick={close} disabled={isSending}>
            {t('compose.cancel')}
          </Button>
          <Button
            variant="contained"
            disabled={!draft.canSend && !isSending && !pictures.isBusy}
            loading={isSending || pictures.isBusy}
            loadingPosition="start"
            onClick={() => void send()}
          >
            {t(isEdited ? 'compose.save' : 'compose.publish')}
          </Button>
        </DialogActions>
      </DropArea>
      {question}
    </Dialog>
  )
}
