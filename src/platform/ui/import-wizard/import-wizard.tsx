// The dialog that imports a file of rows in steps: choose, map columns, check, import.
// For screens of any module, which parse the file and write the rows.

import type { ReactNode } from 'react'
import type { ColumnMapping } from '#platform/records/column-mapping.ts'
import { ChooseStep } from './choose-step.tsx'
import { ImportDialog } from './import-dialog.tsx'
import type { ImportTexts } from './import-texts.ts'
import { MapStep } from './map-step.tsx'
import { ProgressStep } from './progress-step.tsx'
import type { BusyStep, ImportFile } from './use-import-steps.ts'

interface ImportWizardProps<Field extends string, Activity extends string> {
  t: ImportTexts
  labels: { title: string; close: string; stop: string }
  /** The accepted files, and how their text is read. */
  source: { accept: string; maxBytes: number; parse: (text: string) => Omit<ImportFile, 'name'> }
  steps: {
    step: BusyStep<Activity> | { at: string }
    file: ImportFile | undefined
    mapping: ColumnMapping<Field>
    setMapping: (mapping: ColumnMapping<Field>) => void
    chooseFile: (file: ImportFile) => void
    restart: () => void
    stop: () => void
  }
  fields: readonly { field: Field; label: string }[]
  /** Whether a column is assigned to the record's name. */
  isNamed: boolean
  /** The label of that field, for texts. */
  nameLabel?: string
  canCheck: boolean
  onCheck: () => Promise<void>
  getProgressTexts: (progress: { at: Activity; done: number; total: number }) => { label: string; progress: string }
  onClose: () => void
  /** The steps with the results of the dry run and of the import. */
  children: ReactNode
}

/** Import of records from a file: choose it, map its columns, try it out, import it. */
export function ImportWizard<Field extends string, Activity extends string>(props: ImportWizardProps<Field, Activity>) {
  const { t, labels, source, steps, fields, isNamed, nameLabel, canCheck, onCheck, getProgressTexts, onClose } = props
  const { step, file, mapping } = steps
  return (
    <ImportDialog title={labels.title} closeLabel={labels.close} step={step} onClose={onClose}>
      {step.at === 'choose' && <ChooseStep t={t} {...source} onFile={steps.chooseFile} />}
      {step.at === 'map' && file && (
        <MapStep
          t={t}
          file={file}
          fields={fields}
          mapping={mapping}
          setMapping={steps.setMapping}
          isNamed={isNamed}
          nameLabel={nameLabel}
          canCheck={canCheck}
          onCheck={onCheck}
          onRestart={steps.restart}
        />
      )}
      {'total' in step && (
        <ProgressStep {...step} {...getProgressTexts(step)} stopLabel={labels.stop} onStop={steps.stop} />
      )}
      {props.children}
    </ImportDialog>
  )
}
