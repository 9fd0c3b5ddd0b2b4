import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  MenuItem,
  TextField,
} from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useFailureText } from '#platform/ui/form/use-failure-text.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { api } from '../calendar-client.ts'
import { type Calendar, type ImportReport, maxImportLength } from '../contract.ts'
import styles from './import-dialog.module.css'
import { ImportPreview } from './import-preview.tsx'

interface ImportDialogProps {
  calendars: readonly Calendar[]
  onClose: () => void
}

const quiet = api.import.mutation()

/** A calendar file: chosen, looked at, then read into a calendar. */
export function ImportDialog({ calendars, onClose }: ImportDialogProps) {
  const t = useTexts('calendar')
  const failureText = useFailureText()
  const check = useMutation({ ...quiet, meta: { quiet: true } })
  const run = useMutation(api.import.mutation())
  const { mutate: takeBack } = useMutation(api.undo.mutation())
  const [calendarId, setCalendar] = useState(calendars[0]?.id ?? 0)
  const [text, setText] = useState<string>()
  const [isUpdating, setUpdating] = useState(false)
  const [error, setError] = useState<string>()
  const report: ImportReport | undefined = check.data

  const look = (content: string, into: number, updating: boolean) => {
    setError(undefined)
    const body = {
      calendarId: into,
      text: content,
      duplicates: updating ? ('update' as const) : ('skip' as const),
      dryRun: true,
    }
    check.mutate({ body }, { onError: (failure) => setError(failureText(failure)) })
  }
  const read = async (file: File | undefined) => {
    if (!file) return
    if (file.size > maxImportLength) return setError(t('import.tooLarge'))
    const content = await file.text()
    setText(content)
    look(content, calendarId, isUpdating)
  }
  const count = (report?.created ?? 0) + (report?.updated ?? 0)
  const start = () => {
    if (text === undefined) return
    const body = { calendarId, text, duplicates: isUpdating ? ('update' as const) : ('skip' as const) }
    run.mutate(
      { body },
      {
        onSuccess: ({ undo }) => {
          onClose()
          const action = undo !== null && {
            action: { label: t('undo'), run: () => takeBack({ params: { id: undo } }) },
          }
          toast({ text: t('import.done', { count }), ...action })
        },
      },
    )
  }
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="import-title">
      <DialogTitle id="import-title">{t('import.title')}</DialogTitle>
      <DialogContent className={styles.content ?? ''}>
        <TextField
          select
          label={t('import.into')}
          value={calendarId || ''}
          onChange={(event) => {
            const into = Number(event.target.value)
            setCalendar(into)
            if (text !== undefined) look(text, into, isUpdating)
          }}
        >
          {calendars.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <label className={styles.file}>
          <span>{t(text === undefined ? 'import.choose' : 'import.other')}</span>
          <input type="file" accept=".ics,text/calendar" onChange={(event) => void read(event.target.files?.[0])} />
          <small>{t('import.help')}</small>
        </label>
        {error && <Alert severity="error">{error}</Alert>}
        {report && !error && (
          <>
            <ImportPreview report={report} />
            {report.skipped + report.updated > 0 && text !== undefined && (
              <FormControlLabel
                control={
                  <Checkbox
                    checked={isUpdating}
                    onChange={(_, checked) => {
                      setUpdating(checked)
                      look(text, calendarId, checked)
                    }}
                  />
                }
                label={t('import.update')}
              />
            )}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('form.cancel')}</Button>
        <Button variant="contained" disabled={count === 0 || run.isPending || Boolean(error)} onClick={start}>
          {report && count === 0 ? t('import.nothing') : t('import.run', { count })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
