import { FormControlLabel, Switch, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isSameJson } from '#platform/fields/same-json.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ColorField } from '#platform/ui/color-field/color-field.tsx'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import { api } from '../calendar-client.ts'
import type { Calendar } from '../contract.ts'
import { colorChoices } from '../contract-view.ts'
import { takeFocus } from '../edit/take-focus.ts'
import { ZoneField } from '../edit/zone-field.tsx'
import { useMergedEdit } from '#platform/web/drafts/merge/use-merged-edit.ts'
import { useZone } from '../events/use-zone.ts'
import { useLimitTexts } from '../use-limit-texts.ts'

interface CalendarDialogProps {
  calendar: Calendar | 'new'
  onClose: () => void
}

type CalendarValues = Pick<Calendar, 'name' | 'color' | 'shared' | 'timeZone'>

/** Name, colour, zone and sharing of a calendar. */
export function CalendarDialog({ calendar, onClose }: CalendarDialogProps) {
  const t = useTexts('calendar')
  const zone = useZone()
  const withLimitTexts = useLimitTexts()
  const { mutateAsync: create } = useMutation(withLimitTexts(api.createCalendar.mutation({ quiet: true })))
  const { mutateAsync: edit } = useMutation(api.editCalendar.mutation({ quiet: true }))
  const edited = calendar === 'new' ? undefined : calendar
  const merge = useMergedEdit(edited)
  const [initial] = useState((): CalendarValues => {
    const { name, color, shared, timeZone } = edited ?? { name: '', color: 'aqua', shared: false, timeZone: zone }
    return { name, color, shared, timeZone }
  })
  const [values, setValues] = useState(initial)
  const change = (changes: Partial<CalendarValues>) => setValues((before) => ({ ...before, ...changes }))
  const name = values.name.trim()
  const save = async () => {
    const body = { ...values, name }
    if (edited) await merge(body, (merged) => edit({ params: { id: edited.id }, body: merged }))
    else await create({ body })
    toast({ text: t(edited ? 'calendars.saved' : 'calendars.created') })
  }
  return (
    <FormDialog
      title={t(edited ? 'calendars.edit' : 'calendars.add')}
      action={t('calendars.save')}
      isDirty={!isSameJson(values, initial)}
      isIncomplete={name === ''}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        inputRef={takeFocus}
        required
        label={t('calendars.name')}
        value={values.name}
        onChange={(event) => change({ name: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 60, dir: 'auto' } }}
      />
      <ColorField
        label={t('colors.label')}
        choices={colorChoices}
        value={values.color}
        getName={(one) => t(`colors.${one}`)}
        onChange={(color) => change({ color })}
      />
      <ZoneField value={values.timeZone} onChange={(timeZone) => change({ timeZone })} />
      <SharedField value={values.shared} onChange={(shared) => change({ shared })} />
    </FormDialog>
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
