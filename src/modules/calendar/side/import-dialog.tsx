import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
} from '@mui/material'
import { IconUpload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useFailureText } from '#platform/ui/form/errors/use-failure-text.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { api } from '../calendar-client.ts'
import { CalendarSelect } from '../calendar-select.tsx'
import { type Calendar, type ImportReport, maxImportLength } from '../contract.ts'
import { useLimitTexts } from '../use-limit-texts.ts'
import styles from './import-dialog.module.css'
import { ImportPreview } from './import-preview.tsx'

interface ImportDialogProps {
  calendars: readonly Calendar[]
  onClose: () => void
}

/** Imports a calendar file after a preview. */
export function ImportDialog({ calendars, onClose }: ImportDialogProps) {
  const t = useTexts('calendar')
  const [calendarId, setCalendar] = useState(calendars[0]?.id ?? 0)
  const [isUpdating, setUpdating] = useState(false)
  const { text, report, error, check, read } = useCheckedFile()
  const { start, isPending } = useImport()
  const content = useRef<HTMLDivElement>(null)
  const duplicates = isUpdating ? 'update' : 'skip'
  const count = (report?.created ?? 0) + (report?.updated ?? 0)

  const chooseCalendar = (into: number) => {
    setCalendar(into)
    if (text !== undefined) check({ calendarId: into, text, duplicates })
  }
  const chooseUpdating = (updating: boolean) => {
    setUpdating(updating)
    if (text !== undefined) check({ calendarId, text, duplicates: updating ? 'update' : 'skip' })
  }
  const run = async () => {
    // Unless the user has closed it since, and perhaps opened it again.
    if (text !== undefined && (await start({ calendarId, text, duplicates }, count)) && content.current) onClose()
  }
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="import-title">
      <DialogTitle id="import-title">{t('import.title')}</DialogTitle>
      <DialogContent ref={content} className={styles.content ?? ''}>
        <CalendarSelect label={t('import.into')} calendars={calendars} value={calendarId} onChange={chooseCalendar} />
        <FileField hasFile={text !== undefined} onFile={(file) => void read(file, { calendarId, duplicates })} />
        {error && <Alert severity="error">{error}</Alert>}
        {report && !error && <ImportPreview report={report} />}
        {report && !error && report.skipped + report.updated > 0 && text !== undefined && (
          <FormControlLabel
            control={<Checkbox checked={isUpdating} onChange={(_, checked) => chooseUpdating(checked)} />}
            label={t('import.update')}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('form.cancel')}</Button>
        <Button variant="contained" disabled={count === 0 || isPending || Boolean(error)} onClick={() => void run()}>
          {report && count === 0 ? t('import.nothing') : t('import.run', { count })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface ImportBody {
  calendarId: number
  text: string
  duplicates: 'skip' | 'update'
}

/** A file and the report of its dry run. */
function useCheckedFile() {
  const t = useTexts('calendar')
  const failureText = useFailureText()
  const withLimitTexts = useLimitTexts()
  // A dry run changes nothing, so no query is repeated.
  const {
    data,
    error: failure,
    mutate,
  } = useMutation(withLimitTexts({ mutationFn: api.import.send, meta: { quiet: true } }))
  const report: ImportReport | undefined = data
  const [text, setText] = useState<string>()
  const [isTooLarge, setTooLarge] = useState(false)
  const checkError = failure ? failureText(failure) : undefined
  const error = isTooLarge ? t('import.tooLarge') : checkError

  const check = (body: ImportBody) => {
    setTooLarge(false)
    mutate({ body: { ...body, dryRun: true } })
  }
  const read = async (file: File | undefined, options: Omit<ImportBody, 'text'>) => {
    if (!file) return
    if (file.size > maxImportLength) return setTooLarge(true)
    const content = await file.text()
    setText(content)
    check({ ...options, text: content })
  }
  return { text, report, error, check, read }
}

/** Runs an import, and tells whether it succeeded. */
function useImport() {
  const t = useTexts('calendar')
  const { mutateAsync, isPending } = useMutation(api.import.mutation())
  const { mutate: undoImport } = useMutation(api.undo.mutation())
  const start = (body: ImportBody, count: number) =>
    mutateAsync({ body }).then(
      ({ undo: id }) => {
        toast({
          text: t('import.done', { count }),
          ...(id !== null && { undo: () => undoImport({ params: { id } }) }),
        })
        return true
      },
      () => false,
    )
  return { start, isPending }
}

function FileField({ hasFile, onFile }: { hasFile: boolean; onFile: (file: File | undefined) => void }) {
  const t = useTexts('calendar')
  const [name, setName] = useState('')
  return (
    <label className={styles.file}>
      <span className="row gap-2">
        <IconUpload size={18} className="text-brand" aria-hidden />
        {t(hasFile ? 'import.other' : 'import.choose')}
      </span>
      <input
        className="visually-hidden"
        type="file"
        accept=".ics,text/calendar"
        onChange={({ target }) => {
          setName(target.files?.[0]?.name ?? '')
          onFile(target.files?.[0])
        }}
      />
      {name && (
        <bdi className="text-13 break-anywhere" role="status">
          {name}
        </bdi>
      )}
      <small>{t('import.help')}</small>
    </label>
  )
}
