import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ImportFaults, ImportFigures } from '#platform/ui/import-wizard/import-outcome.tsx'
import { ResultStep } from '#platform/ui/import-wizard/result-step.tsx'
import type { DuplicateHandling } from '../contract.ts'
import { fieldNames } from '../edit/form-values.ts'
import { DuplicatesField } from './duplicates-field.tsx'
import { countUpdates } from './import-figures.ts'
import { OmittedNote } from './omitted-note.tsx'
import type { Check } from './use-import.ts'

interface CheckStepProps {
  check: Check
  omittedCount: number
  onBack: () => void
  onImport: (check: Check, duplicates: DuplicateHandling) => Promise<void>
}

/** Shows the result of the dry run before the import. */
export function CheckStep({ check, omittedCount, onBack, onImport }: CheckStepProps) {
  const t = useTexts('contacts')
  const [duplicates, setDuplicates] = useState<DuplicateHandling>('skip')
  const { rows, faults, repeated } = check
  const invalidCount = new Set(faults.map(({ row }) => row)).size
  const newCount = rows.length - invalidCount - repeated.size
  const count = newCount + { skip: 0, update: countUpdates(check), create: repeated.size }[duplicates]
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
          { label: t('import.fresh'), value: newCount, tone: 'success' },
          { label: t('import.repeated'), value: repeated.size, tone: 'warning' },
          { label: t('import.wrong'), value: invalidCount, tone: 'error' },
        ]}
      />
      <OmittedNote count={omittedCount} />
      {repeated.size > 0 && <DuplicatesField check={check} value={duplicates} onChange={setDuplicates} />}
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
