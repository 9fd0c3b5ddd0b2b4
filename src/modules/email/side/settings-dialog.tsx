import { Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { RichTextEditor } from '#platform/ui/rich-text/rich-text-editor.tsx'
import { SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { useTextDraft } from '#platform/web/drafts/use-local-draft.ts'
import { type MailSettings, undoDelays } from '../contract-email.ts'
import { api } from '../email-client.ts'

/** Dialog for the signature of new messages and the undo delay. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('email')
  const { data, error, refetch } = useQuery(api.settings.query())
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="email-settings-title">
      <DialogTitle id="email-settings-title">{t('settings.title')}</DialogTitle>
      {error && <ErrorState small error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <DialogContent>
          <SkeletonText lines={6} />
        </DialogContent>
      )}
      {data && <SettingsForm settings={data} onClose={onClose} />}
    </Dialog>
  )
}

function SettingsForm({ settings, onClose }: { settings: MailSettings; onClose: () => void }) {
  const t = useTexts('email')
  const content = useRef<HTMLDivElement>(null)
  const [signature, setSignature, sendSignature] = useTextDraft('email.signature', settings.signature)
  const [undoSeconds, setUndoSeconds] = useState(settings.undoSeconds)
  const { mutateAsync: save, isPending } = useMutation(api.saveSettings.mutation())
  const cancel = () => {
    setSignature(settings.signature)
    onClose()
  }
  const submit = () =>
    void sendSignature((text) => save({ body: { signature: text, undoSeconds } }), signature).then(
      // Unless the user has closed it since, and perhaps opened another dialog.
      () => content.current && onClose(),
      () => {},
    )
  return (
    <>
      <DialogContent ref={content} className="grid gap-5">
        <div>
          <p className="margin-block-end-2 semibold">{t('settings.signature')}</p>
          <RichTextEditor
            isSmall
            label={t('settings.signature')}
            value={signature}
            onChange={setSignature}
            placeholder={t('settings.signatureHint')}
          />
        </div>
        <TextField
          select
          label={t('settings.undo')}
          value={undoSeconds}
          onChange={({ target }) => {
            const delay = undoDelays.find((one) => one === Number(target.value))
            if (delay !== undefined) setUndoSeconds(delay)
          }}
        >
          {undoDelays.map((seconds) => (
            <MenuItem key={seconds} value={seconds}>
              {seconds === 0 ? t('settings.undoNever') : t('settings.undoSeconds', { count: seconds })}
            </MenuItem>
          ))}
        </TextField>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={cancel}>
          {t('cancel')}
        </Button>
        <Button variant="contained" disabled={isPending} onClick={submit}>
          {t('save')}
        </Button>
      </DialogActions>
    </>
  )
}
