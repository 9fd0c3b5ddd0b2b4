import { Button, DialogActions, DialogContent } from '@mui/material'
import type { ColumnMapping } from '#platform/records/column-mapping.ts'
import type { ImportTexts } from './import-texts.ts'
import styles from './import-wizard.module.css'
import type { ImportFile } from './use-import-steps.ts'

interface MapStepProps<Field extends string> {
  t: ImportTexts
  file: ImportFile
  fields: readonly { field: Field; label: string }[]
  mapping: ColumnMapping<Field>
  setMapping: (mapping: ColumnMapping<Field>) => void
  /** Whether a column is assigned to the record's name. */
  isNamed: boolean
  /** The label of that field, for texts. */
  nameLabel?: string | undefined
  canCheck: boolean
  onCheck: () => Promise<void>
  onRestart: () => void
}

/** Step to assign the columns of the file to fields; guesses are preselected. */
export function MapStep<Field extends string>(props: MapStepProps<Field>) {
  const { t, file, fields, mapping, setMapping, isNamed, nameLabel = '', canCheck, onCheck, onRestart } = props
  const example = (column: string) => file.rows.find((row) => row[column])?.[column] ?? ''
  const choose = (column: string, chosen: string) =>
    setMapping({ ...mapping, [column]: fields.find(({ field }) => field === chosen)?.field })
  return (
    <>
      <DialogContent>
        <p className="margin-block-end-4 text-quiet break-anywhere">
          {t('import.mapLead', { count: file.rows.length, name: file.name })}
        </p>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('import.column')}</th>
              <th scope="col">{t('import.field')}</th>
            </tr>
          </thead>
          <tbody>
            {file.columns.map((column) => (
              <tr key={column}>
                <th scope="row">
                  <bdi className="block semibold">{column}</bdi>
                  <bdi className="block truncate text-quiet text-13">{example(column)}</bdi>
                </th>
                <td>
                  <FieldSelect
                    label={t('import.fieldOf', { column })}
                    none={t('import.leaveOut')}
                    fields={fields}
                    value={mapping[column]}
                    onChoose={(chosen) => choose(column, chosen)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </DialogContent>
      <DialogActions className={styles.actions}>
        {!isNamed && (
          <p className={styles.hint} role="status">
            {t('import.noName', { field: nameLabel })}
          </p>
        )}
        <Button color="secondary" onClick={onRestart}>
          {t('import.otherFile')}
        </Button>
        <Button variant="contained" disabled={!canCheck} onClick={() => void onCheck()}>
          {t('import.check')}
        </Button>
      </DialogActions>
    </>
  )
}

interface FieldSelectProps {
  label: string
  /** The option for a column that is not imported. */
  none: string
  fields: readonly { field: string; label: string }[]
  value: string | undefined
  onChoose: (field: string) => void
}

const FieldSelect = ({ label, none, fields, value, onChoose }: FieldSelectProps) => (
  <select
    className={styles.select}
    aria-label={label}
    value={value ?? ''}
    data-unused={!value}
    onChange={(event) => onChoose(event.target.value)}
  >
    <option value="">{none}</option>
    {fields.map((option) => (
      <option key={option.field} value={option.field}>
        {option.label}
      </option>
    ))}
  </select>
)
