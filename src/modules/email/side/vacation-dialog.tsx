import { FormControlLabel, Switch, TextField } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { isSameJson } from '#platform/fields/same-json.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { DateField } from '#platform/ui/dates/date-field.tsx'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'
import { RichTextEditor } from '#platform/ui/rich-text/rich-text-editor.tsx'
import { useTextDraft } from '#platform/web/drafts/use-local-draft.ts'
import type { Vacation } from '../contract-vacation.ts'
import { api } from '../email-client.ts'
import { LoadedDialog } from './loaded-dialog.tsx'

/** Dialog for the reply that is sent while the user is away. */
export function VacationDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('email')
  const query = useQuery(api.vacation.query())
  return (
    <LoadedDialog
      title={t('vacation.title')}
      query={query}
      renderForm={(vacation) => <VacationForm vacation={vacation} onClose={onClose} />}
      onClose={onClose}
    />
  )
}

function VacationForm({ vacation, onClose }: { vacation: Vacation; onClose: () => void }) {
  const t = useTexts('email')
  const [initial] = useState(vacation)
  const [body, setBody, sendBody] = useTextDraft('email.vacation', initial.body)
  const [draft, setDraft] = useState(initial)
  const { mutateAsync: save } = useMutation(api.saveVacation.mutation({ quiet: true }))
  const { active, since, until, subject } = draft
  const isReversed = since !== null && until !== null && since > until
  const isMissing = active && body === ''
  return (
    <FormDialog
      title={t('vacation.title')}
      action={t('save')}
      className="grid one-column gap-4"
      isIncomplete={isReversed || isMissing}
      isDirty={body !== initial.body || !isSameJson(draft, initial)}
      onSubmit={() => sendBody((text) => save({ body: { active, since, until, subject, body: text } }), body)}
      onCancel={() => {
        setBody(initial.body)
        onClose()
      }}
      onClose={onClose}
    >
      <p className="text-quiet">{t('vacation.lead')}</p>
      <FormControlLabel
        control={<Switch checked={active} onChange={(_, checked) => setDraft({ ...draft, active: checked })} />}
        label={t('vacation.active')}
      />
      <div className="row wrap gap-4">
        <DateField label={t('vacation.since')} value={since} onChange={(day) => setDraft({ ...draft, since: day })} />
        <DateField
          label={t('vacation.until')}
          value={until}
          error={isReversed ? t('vacation.reversed') : undefined}
          onChange={(day) => setDraft({ ...draft, until: day })}
        />
      </div>
      <TextField
        label={t('vacation.subject')}
        value={subject}
        helperText={t('vacation.subjectHint')}
        slotProps={{ htmlInput: { maxLength: 500, dir: 'auto' } }}
        onChange={({ target }) => setDraft({ ...draft, subject: target.value })}
      />
      <ReplyField isMissing={isMissing} value={body} onChange={setBody} />
    </FormDialog>
  )
}

interface ReplyFieldProps {
  isMissing: boolean
  value: string
  onChange: (html: string) => void
}

function ReplyField({ isMissing, value, onChange }: ReplyFieldProps) {
  const t = useTexts('email')
  const missing = useId()
  return (
    <div>
      <p className="margin-block-end-2 semibold">{t('vacation.text')}</p>
      <RichTextEditor
        isSmall
        label={t('vacation.text')}
        value={value}
        isInvalid={isMissing}
        describedBy={missing}
        onChange={onChange}
      />
      <p id={missing} className="text-error text-13">
        {isMissing && t('vacation.missing')}
      </p>
    </div>
  )
}
