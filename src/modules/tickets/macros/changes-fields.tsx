import { Autocomplete, MenuItem, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useColleagues } from '#platform/web/session/colleagues.ts'
import { maxLabels, priorities, statuses, teams } from '../contract-fields.ts'
import type { AppliedChanges } from '../contract-timeline.ts'
import { api } from '../tickets-client.ts'
import styles from './macro-form.module.css'

interface ChangesFieldsProps {
  changes: AppliedChanges
  /** Whether nobody applies the changes, so that “the person applying it” is no assignee. */
  isAutomatic?: boolean
  onChange: (changes: AppliedChanges) => void
}

const nobody = 'nobody'

/** The fields for the changes of a macro; empty ones change nothing. */
export function ChangesFields({ changes, isAutomatic = false, onChange }: ChangesFieldsProps) {
  const t = useTexts('tickets')
  const colleagues = useColleagues()
  const { assigneeId } = changes
  // Without the fields that change nothing.
  const change = (values: { [Name in keyof AppliedChanges]: AppliedChanges[Name] | undefined }) => {
    const next = Object.entries({ ...changes, ...values }).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    )
    onChange(Object.fromEntries(next))
  }
  return (
    <fieldset className={styles.changes}>
      <legend className="visually-hidden">{t('macros.changes')}</legend>
      <Choice
        label={t('fields.status')}
        value={changes.Status}
        options={statuses.map((value) => ({ value, text: t(`statuses.${value}`) }))}
        onChoose={(Status) => change({ Status })}
      />
      <Choice
        label={t('fields.priority')}
        value={changes.priority}
        options={priorities.toReversed().map((value) => ({ value, text: t(`priorities.${value}`) }))}
        onChoose={(priority) => change({ priority })}
      />
      <Choice
        label={t('fields.team')}
        value={changes.team}
        options={teams.map((value) => ({ value, text: t(`teams.${value}`) }))}
        onChoose={(team) => change({ team })}
      />
      <Choice
        label={t('fields.assignee')}
        value={assigneeId === null ? nobody : assigneeId}
        options={[
          ...(isAutomatic ? [] : [{ value: 'me', text: t('macros.me') }]),
          { value: nobody, text: t('assignee.nobody') },
          ...colleagues.map(({ id, name }) => ({ value: id, text: name })),
        ]}
        onChoose={(id) => change({ assigneeId: id === nobody ? null : id })}
      />
      <LabelChoice
        label={t('macros.addLabels')}
        labels={changes.addLabels ?? []}
        onChange={(addLabels) => change({ addLabels })}
      />
      <LabelChoice
        label={t('macros.removeLabels')}
        labels={changes.removeLabels ?? []}
        onChange={(removeLabels) => change({ removeLabels })}
      />
    </fieldset>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value | undefined
  options: readonly { value: Value; text: string }[]
  onChoose: (value: Value | undefined) => void
}

function Choice<Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  const t = useTexts('tickets')
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={label}
      value={value ?? ''}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      onChange={({ target }) => onChoose(options.find((one) => one.value === target.value)?.value)}
    >
      <MenuItem value="">{t('macros.unchanged')}</MenuItem>
      {options.map((one) => (
        <MenuItem key={one.value} value={one.value}>
          {one.text}
        </MenuItem>
      ))}
    </TextField>
  )
}

interface LabelChoiceProps {
  label: string
  labels: readonly string[]
  onChange: (labels: string[]) => void
}

function LabelChoice({ label, labels, onChange }: LabelChoiceProps) {
  const { data: facets } = useQuery(api.facets.query())
  return (
    <Autocomplete
      multiple
      freeSolo
      size="small"
      filterSelectedOptions
      options={facets?.labels.map((one) => one.label) ?? []}
      value={[...labels]}
      onChange={(_, next) =>
        onChange([...new Set(next.map((one) => one.trim().slice(0, 40)).filter(Boolean))].slice(0, maxLabels))
      }
      renderInput={(props) => <TextField {...props} label={label} />}
    />
  )
}
