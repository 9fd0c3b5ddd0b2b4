import { useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ImportFaults, ImportFigures } from '#platform/ui/import-wizard/import-outcome.tsx'
import { ResultStep } from '#platform/ui/import-wizard/result-step.tsx'
import marks from '#platform/ui/row-list/check.module.css'
import { fieldNames } from '../edit/form-values.ts'
import styles from './check-step.module.css'
import type { Check } from './use-import.ts'

type Duplicates = 'skip' | 'create'

interface CheckStepProps {
  check: Check
  onBack: () => void
  onImport: (check: Check, duplicates: Duplicates) => Promise<void>
}

/** Shows the result of the dry run before the import. */
export function CheckStep({ check, onBack, onImport }: CheckStepProps) {
  const t = useTexts('contacts')
  const [duplicates, setDuplicates] = useState<Duplicates>('skip')
  const { rows, faults, repeated } = check
  const wrong = new Set(faults.map(({ row }) => row)).size
  const fresh = rows.length - wrong - repeated.size
  const count = duplicates === 'create' ? fresh + repeated.size : fresh
  return (
    <ResultStep
      back={{ label: t('back'), run: onBack }}
      next={{
        label: t('import.run', { count }),
        isDisabled: count === 0,
        run: () => onImport(check, duplicates),
      }}
    >
      <ImportFigures
        figures={[
          { label: t('import.fresh'), value: fresh, tone: 'success' },
          { label: t('import.repeated'), value: repeated.size, tone: 'warning' },
          { label: t('import.wrong'), value: wrong, tone: 'error' },
        ]}
      />
      {repeated.size > 0 && (
        <DuplicatesField
          names={namesOf(rows, repeated)}
          count={repeated.size}
          value={duplicates}
          onChange={setDuplicates}
        />
      )}
      <ImportFaults
        t={t}
        valueLabel={t('import.value')}
        faults={faults}
        describe={({ row, path, message }) => {
          const field = fieldNames.find((name) => name === path)
          const value: unknown = rows[row]?.[path]
          return {
            field: <span className="text-quiet text-13">{field ? t(`fields.${field}`) : path}</span>,
            value: typeof value === 'string' ? value : undefined,
            message,
          }
        }}
      />
    </ResultStep>
  )
}

const maxNames = 10

/** The names of the first rows that match existing contacts. */
const namesOf = (rows: Check['rows'], repeated: Check['repeated']) =>
  [...repeated].slice(0, maxNames).flatMap((index) => {
    const { firstname, lastname } = rows[index] ?? {}
    return [firstname, lastname].filter((name) => typeof name === 'string' && name !== '').join(' ') || []
  })

interface DuplicatesFieldProps {
  names: readonly string[]
  count: number
  value: Duplicates
  onChange: (duplicates: Duplicates) => void
}

function DuplicatesField({ names, count, value, onChange }: DuplicatesFieldProps) {
  const t = useTexts('contacts')
  const format = useFormats()
  return (
    <fieldset className={styles.choices}>
      <legend className="text-normal text-14 semibold">{t('import.repeatedQuestion', { count })}</legend>
      <p className="text-quiet text-13">
        <bdi>{format.list(count > names.length ? [...names, '…'] : names)}</bdi>
      </p>
      {(['skip', 'create'] as const).map((choice) => (
        <label key={choice} className="row gap-3 min-hit-size pointer">
          <input
            type="radio"
            className={marks.radio}
            name="duplicates"
            checked={value === choice}
            onChange={() => onChange(choice)}
          />
          {t(`import.${choice}`)}
        </label>
      ))}
    </fieldset>
  )
}
