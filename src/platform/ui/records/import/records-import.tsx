import '#platform/ui/records/texts.ts'
import { readCsv } from '#platform/text/csv.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ImportWizard } from '#platform/ui/import-wizard/import-wizard.tsx'
import type { ImportSource } from './import-source.ts'
import { listImportFields } from './map-columns.ts'
import { CheckStep, DoneStep } from './outcome-steps.tsx'
import { useRecordsImport } from './use-records-import.ts'

const csvFile = {
  accept: '.csv,.tsv,.txt,text/csv,text/tab-separated-values',
  maxBytes: 20_000_000,
  parse: readCsv,
}

interface RecordsImportProps extends ImportSource {
  onClose: () => void
}

/** Import of records from a file: choose, assign columns, dry run, write. */
export default function RecordsImport({ onClose, ...source }: RecordsImportProps) {
  const t = useTexts('records')
  const recordsImport = useRecordsImport(source)
  const { steps } = recordsImport
  const { step } = steps
  const isNamed = Object.values(steps.mapping).includes(source.title)
  return (
    <ImportWizard
      t={t}
      labels={{ title: t('import.title'), close: t('close'), stop: t('stop') }}
      source={csvFile}
      steps={steps}
      fields={listImportFields(source.fields).map((field) => ({ field, label: source.texts.field(field) }))}
      isNamed={isNamed}
      nameLabel={source.texts.field(source.title)}
      canCheck={isNamed}
      onCheck={recordsImport.check}
      getProgressTexts={({ at, done, total }) => ({
        label: t(`import.${at}`),
        progress: t('progress', { done, total }),
      })}
      onClose={onClose}
    >
      {step.at === 'check' && <CheckStep check={step.check} recordsImport={recordsImport} texts={source.texts} />}
      {step.at === 'done' && <DoneStep step={step} recordsImport={recordsImport} onClose={onClose} />}
    </ImportWizard>
  )
}
