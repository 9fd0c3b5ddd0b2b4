import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Switch,
  TextField,
} from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { DateField } from '#platform/ui/dates/date-field.tsx'
import { RichTextEditor } from '#platform/ui/rich-text/rich-text-editor.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { useTextDraft } from '#platform/web/drafts/use-local-draft.ts'
import type { Vacation } from '../contract-vacation.ts'
import { api } from '../email-client.ts'

/** Dialog for the reply that is sent while the user is away. */
export function VacationDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('email')
  const { data, error, refetch } = useQuery(api.vacation.query())
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="email-vacation-title">
      <DialogTitle id="email-vacation-title">{t('vacation.title')}</DialogTitle>
      {error && <ErrorState small error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <DialogContent>
          <SkeletonText lines={6} />
        </DialogContent>
      )}
      {data && <VacationForm vacation={data} onClose={onClose} />}
    </Dialog>
  )
}

function VacationForm({ vacation, onClose }: { vacation: Vacation; onClose: () => void }) {
  const t = useTexts('email')
  const content = useRef<HTMLDivElement>(null)
  const [body, setBody, sendBody] = useTextDraft('email.vacation', vacation.body)
  const [draft, setDraft] = useState(vacation)
  const { mutateAsync: save, isPending } = useMutation(api.saveVacation.mutation())
  const { active, since, until, subject } = draft
  const isReversed = since !== null && until !== null && since > until
  const isMissing = active && body === ''
  const cancel = () => {
    setBody(vacation.body)
    onClose()
  }
  const submit = () =>
    void sendBody((text) => save({ body: { active, since, until, subject, body: text } }), body).then(
      // Unless the user has closed it since, and perhaps opened another dialog.
      () => content.current && onClose(),
      () => {},
    )
  return (
    <>
      <DialogContent ref={content} className="grid one-column gap-4">
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
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={cancel}>
          {t('cancel')}
        </Button>
        <Button variant="contained" disabled={isPending || isReversed || isMissing} onClick={submit}>
          {t('save')}
        </Button>
      </DialogActions>
    </>
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
