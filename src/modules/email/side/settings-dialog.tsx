import { MenuItem, TextField } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'
import { RichTextEditor } from '#platform/ui/rich-text/rich-text-editor.tsx'
import { useTextDraft } from '#platform/web/drafts/use-local-draft.ts'
import { type MailSettings, undoDelays } from '../contract-email.ts'
import { api } from '../email-client.ts'
import { LoadedDialog } from './loaded-dialog.tsx'

/** Dialog for the signature of new messages and the undo delay. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('email')
  const query = useQuery(api.settings.query())
  return (
    <LoadedDialog
      title={t('settings.title')}
      query={query}
      renderForm={(settings) => <SettingsForm settings={settings} onClose={onClose} />}
      onClose={onClose}
    />
  )
}

function SettingsForm({ settings, onClose }: { settings: MailSettings; onClose: () => void }) {
  const t = useTexts('email')
  const [initial] = useState(settings)
  const [signature, setSignature, sendSignature] = useTextDraft('email.signature', initial.signature)
  const [undoSeconds, setUndoSeconds] = useState(initial.undoSeconds)
  const { mutateAsync: save } = useMutation(api.saveSettings.mutation({ quiet: true }))
  return (
    <FormDialog
      title={t('settings.title')}
      action={t('save')}
      className="grid gap-5"
      isDirty={signature !== initial.signature || undoSeconds !== initial.undoSeconds}
      onSubmit={() => sendSignature((text) => save({ body: { signature: text, undoSeconds } }), signature)}
      onCancel={() => {
        setSignature(initial.signature)
        onClose()
      }}
      onClose={onClose}
    >
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
    </FormDialog>
  )
}
