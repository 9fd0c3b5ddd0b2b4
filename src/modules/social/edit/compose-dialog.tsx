import { Button, Dialog, DialogActions, DialogContent, DialogTitle, useMediaQuery } from '@mui/material'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'
import { DropArea } from '#platform/ui/files/drop-area.tsx'
import { useUploadErrorText } from '#platform/ui/files/upload-error.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { maxPictures } from '../contract-fields.ts'
import { SharedPost } from '../feed/shared-post.tsx'
import { WritingField } from '../writing/writing-field.tsx'
import type { ComposeTarget } from './compose-context.ts'
import styles from './compose-dialog.module.css'
import { ComposeTools } from './compose-tools.tsx'
import { PictureList } from './picture-list.tsx'
import { useDraft } from './use-draft.ts'
import { VideoField } from './video-field.tsx'
import { VisibilityField } from './visibility-field.tsx'

interface ComposeDialogProps {
  target: ComposeTarget
  onClose: () => void
}

const nearEnd = 200

/** Writes a post, changes one, or passes one on. */
export function ComposeDialog({ target, onClose }: ComposeDialogProps) {
  const t = useTexts('social')
  const errorText = useUploadErrorText()
  const id = useId()
  const draft = useDraft(target)
  const [isLeaving, setLeaving] = useState(false)
  const isSmall = useMediaQuery('(width < 600px)')
  const { pictures, left } = draft
  const shared = target.kind === 'share' ? (target.post.shared ?? target.post) : undefined

  const leave = () => {
    if (draft.isSending) return
    if (draft.isChanged) setLeaving(true)
    else onClose()
  }
  const add = async (files: readonly File[]) => {
    const { faults, missed } = await pictures.add(files)
    for (const fault of faults) toast({ tone: 'error', text: errorText(fault) })
    if (missed > 0) toast({ tone: 'error', text: t('compose.full', { most: maxPictures }) })
  }
  const send = async () => {
    if (!draft.canSend) return
    try {
      await draft.send()
    } catch {
      // The application has told it; what was written stays.
      return
    }
    draft.forget()
    toast({ tone: 'success', text: t(target.kind === 'edit' ? 'compose.saved' : 'compose.published') })
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void send()
  }

  return (
    <Dialog open onClose={leave} maxWidth="sm" fullWidth fullScreen={isSmall} aria-labelledby={id}>
      <DropArea className={styles.area ?? ''} label={t('compose.drop')} onFiles={(files) => void add(files)}>
        <DialogTitle id={id}>{t(`compose.${target.kind}`)}</DialogTitle>
        <DialogContent className={styles.content ?? ''}>
          <VisibilityField value={draft.visibility} onChange={draft.setVisibility} />
          <WritingField
            isLarge
            isFocused
            label={t('compose.content')}
            value={draft.content}
            isBusy={draft.isSending}
            error={left < 0 ? t('compose.over', { count: -left }) : undefined}
            onChange={draft.setContent}
            onKeyDown={onKeyDown}
          />
          <p className="flex wrap justify-between gap-1-4 text-quiet text-13">
            {t('compose.hint')}
            {left >= 0 && left <= nearEnd && <span>{t('compose.left', { count: left })}</span>}
          </p>
          <PictureList pictures={pictures} />
          {draft.video !== undefined && (
            <VideoField value={draft.video} isWrong={draft.isVideoWrong} onChange={draft.setVideo} />
          )}
          {shared && <SharedPost shared={shared} />}
        </DialogContent>
        <DialogActions className={styles.actions ?? ''}>
          <ComposeTools
            isFull={pictures.list.length >= maxPictures}
            hasVideo={draft.video !== undefined}
            onFiles={(files) => void add(files)}
            onVideo={() => draft.setVideo('')}
          />
          <Button color="secondary" onClick={leave} disabled={draft.isSending}>
            {t('compose.cancel')}
          </Button>
          <Button
            variant="contained"
            disabled={!draft.canSend && !draft.isSending && !pictures.isBusy}
            loading={draft.isSending || pictures.isBusy}
            loadingPosition="start"
            onClick={() => void send()}
          >
            {t(target.kind === 'edit' ? 'compose.save' : 'compose.publish')}
          </Button>
        </DialogActions>
      </DropArea>
      {isLeaving && (
        <ConfirmDialog
          title={t('compose.leave.title')}
          action={t('compose.leave.action')}
          danger
          onConfirm={() => {
            draft.forget()
            onClose()
          }}
          onClose={() => setLeaving(false)}
        >
          {t('compose.leave.text')}
        </ConfirmDialog>
      )}
    </Dialog>
  )
}
