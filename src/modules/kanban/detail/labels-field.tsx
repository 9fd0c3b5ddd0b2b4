import { IconPencil } from '@tabler/icons-react'
import { Autocomplete, Chip, createFilterOptions, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { type Color, colorChoices, colors, type Label } from '../contract-schemas.ts'
import { api } from '../kanban-client.ts'
import { LabelChip } from '../label-chip.tsx'
import { LabelsDialog } from './labels-dialog.tsx'
import styles from './task-fields.module.css'

interface LabelsFieldProps {
  labels: readonly Label[]
  ids: readonly number[]
  onChange: (added: number[], removed: number[]) => void
}

interface Option {
  id: number
  name: string
  color: Color
}

const isNew = ({ id }: Option) => id === 0
const filter = createFilterOptions<Option>({ stringify: ({ name }) => name })

/** Labels of a card. A new name creates a label in the least used colour. */
export function LabelsField({ labels, ids, onChange }: LabelsFieldProps) {
  const t = useTexts('kanban')
  const [isEditing, setEditing] = useState(false)
  const choose = useChooseLabels({ labels, ids, onChange })

  return (
    <div className={styles.row}>
      <Autocomplete<Option, true, true>
        multiple
        size="small"
        autoHighlight
        disableClearable
        className={styles.chips}
        filterSelectedOptions
        options={[...labels]}
        value={labels.filter(({ id }) => ids.includes(id))}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        noOptionsText={t('labels.find')}
        filterOptions={(options, state) => [
          ...filter(options, state),
          ...createNewLabelOption(state.inputValue.trim(), labels),
        ]}
        onChange={(_, selected) => choose(selected)}
        renderOption={({ key, ...props }, option) => (
          <li key={key} {...props}>
            {isNew(option) ? t('labels.create', { name: option.name }) : <LabelChip label={option} />}
          </li>
        )}
        renderValue={(selected, itemProps) =>
          selected.map(({ name, color }, index) => {
            const { key, ...props } = itemProps({ index })
            return <Chip key={key} {...props} size="small" label={name} color={getChipColor(color)} />
          })
        }
        renderInput={(props) => <TextField {...props} label={t('detail.labels')} />}
      />
      <IconAction
        label={t('detail.editLabels')}
        icon={<IconPencil size={18} aria-hidden />}
        opens="dialog"
        onClick={() => setEditing(true)}
      />
      {isEditing && <LabelsDialog labels={labels} onClose={() => setEditing(false)} />}
    </div>
  )
}

function getChipColor(color: Color) {
  const { tone } = colorChoices[color]
  if (tone === 'quiet') return 'default'
  return tone === 'brand' ? 'primary' : tone
}

/** Option to create a label, unless one with this name exists. */
function createNewLabelOption(name: string, labels: readonly Label[]): Option[] {
  const isKnown = labels.some((label) => label.name.toLocaleLowerCase() === name.toLocaleLowerCase())
  return name === '' || isKnown ? [] : [{ id: 0, name, color: 'plain' }]
}

function findRarestColor(labels: readonly Label[]): Color {
  const countOfColor = (color: Color) => labels.filter((label) => label.color === color).length
  return (
    colors.filter((color) => color !== 'plain').toSorted((one, other) => countOfColor(one) - countOfColor(other))[0] ??
    'plain'
  )
}

function useChooseLabels({ labels, ids, onChange }: LabelsFieldProps) {
  const { mutateAsync: add } = useMutation(api.addLabel.mutation())
  return (selected: readonly Option[]) => {
    const created = selected.find(isNew)
    if (created) {
      const body = { name: created.name.slice(0, 40), color: findRarestColor(labels) }
      // The app shows a failure.
      void add({ body }).then(
        ({ id }) => onChange([id], []),
        () => {},
      )
      return
    }
    onChange(
      selected.map(({ id }) => id).filter((id) => !ids.includes(id)),
      ids.filter((id) => !selected.some((one) => one.id === id)),
    )
  }
}
