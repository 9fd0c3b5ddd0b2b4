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
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ColorField } from '#platform/ui/color-field/color-field.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import { api } from '../calendar-client.ts'
import type { Calendar, Color } from '../contract.ts'
import { colorChoices } from '../contract-view.ts'
import { takeFocus } from '../edit/take-focus.ts'
import { ZoneField } from '../edit/zone-field.tsx'
import { useMergedEdit } from '#platform/web/drafts/merge/use-merged-edit.ts'
import { useZone } from '../events/use-zone.ts'
import { useLimitTexts } from '../use-limit-texts.ts'
import styles from './calendar-dialog.module.css'

interface CalendarDialogProps {
  calendar: Calendar | 'new'
  onClose: () => void
}

/** Name, colour, zone and sharing of a calendar. */
export function CalendarDialog({ calendar, onClose }: CalendarDialogProps) {
  const t = useTexts('calendar')
  const zone = useZone()
  const withLimitTexts = useLimitTexts()
  const create = useMutation(withLimitTexts(api.createCalendar.mutation()))
  const edit = useMutation(api.editCalendar.mutation())
  const merge = useMergedEdit(calendar === 'new' ? undefined : calendar)
  const edited = calendar === 'new' ? undefined : calendar
  const [name, setName] = useState(edited?.name ?? '')
  const [color, setColor] = useState<Color>(edited?.color ?? 'aqua')
  const [shared, setShared] = useState(edited?.shared ?? false)
  const [timeZone, setZone] = useState(edited?.timeZone ?? zone)
  const isBusy = create.isPending || edit.isPending
  const save = async () => {
    const body = { name: name.trim(), color, shared, timeZone }
    if (edited) await merge(body, (merged) => edit.mutateAsync({ params: { id: edited.id }, body: merged }))
    else await create.mutateAsync({ body })
    toast({ text: t(edited ? 'calendars.saved' : 'calendars.created') })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="calendar-dialog-title">
      <form
        className={styles.form}
        onSubmit={(submit) => {
          submit.preventDefault()
          // The application reports failures itself; the dialog keeps its values.
          if (name.trim() && !isBusy) save().catch(() => {})
        }}
      >
        <DialogTitle id="calendar-dialog-title">{t(edited ? 'calendars.edit' : 'calendars.add')}</DialogTitle>
        <DialogContent className={styles.content ?? ''}>
          <TextField
            inputRef={takeFocus}
            required
            label={t('calendars.name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 60, dir: 'auto' } }}
          />
          <ColorField
            label={t('colors.label')}
            choices={colorChoices}
            value={color}
            getName={(one) => t(`colors.${one}`)}
            onChange={setColor}
          />
          <ZoneField value={timeZone} onChange={setZone} />
          <SharedField value={shared} onChange={setShared} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={!name.trim() || isBusy}>
            {t('calendars.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function SharedField({ value, onChange }: { value: boolean; onChange: (shared: boolean) => void }) {
  const t = useTexts('calendar')
  return (
    <div>
      <FormControlLabel
        control={<Switch checked={value} onChange={(_, checked) => onChange(checked)} />}
        label={t('calendars.shared')}
      />
      <p className="text-quiet text-13">{t('calendars.sharedText')}</p>
    </div>
  )
}
