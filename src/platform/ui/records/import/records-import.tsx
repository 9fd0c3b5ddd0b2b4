import '#platform/ui/records/texts.ts'
import { readCsv } from '#platform/text/csv.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ChooseStep } from '#platform/ui/import-wizard/choose-step.tsx'
import { ImportDialog } from '#platform/ui/import-wizard/import-dialog.tsx'
import { MapStep } from '#platform/ui/import-wizard/map-step.tsx'
import { ProgressStep } from '#platform/ui/import-wizard/progress-step.tsx'
import type { ImportSource } from './import-source.ts'
import { listImportFields } from './map-columns.ts'
import { CheckStep, DoneStep } from './outcome-steps.tsx'
import { useRecordsImport } from './use-records-import.ts'

const maxBytes = 20_000_000

interface RecordsImportProps extends ImportSource {
  onClose: () => void
}

/** Import of records from a file: choose, assign columns, dry run, write. */
export default function RecordsImport({ onClose, ...source }: RecordsImportProps) {
  const t = useTexts('records')
  const recordsImport = useRecordsImport(source)
  const { step, file, mapping } = recordsImport
  const isNamed = Object.values(mapping).includes(source.title)
  return (
    <ImportDialog title={t('import.title')} closeLabel={t('close')} step={step} onClose={onClose}>
      {step.at === 'choose' && (
        <ChooseStep
          t={t}
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          maxBytes={maxBytes}
          parse={readCsv}
          onFile={recordsImport.loadTable}
        />
      )}
      {step.at === 'map' && file && (
        <MapStep
          t={t}
          file={file}
          fields={listImportFields(source.fields).map((field) => ({ field, label: source.texts.field(field) }))}
          mapping={mapping}
          setMapping={recordsImport.setMapping}
          isNamed={isNamed}
          nameLabel={source.texts.field(source.title)}
          canCheck={isNamed}
          onCheck={recordsImport.check}
          onRestart={recordsImport.restart}
        />
      )}
      {'total' in step && (
        <ProgressStep
          {...step}
          label={t(`import.${step.at}`)}
          progress={t('progress', { done: step.done, total: step.total })}
          stopLabel={t('stop')}
          onStop={recordsImport.stop}
        />
      )}
      {step.at === 'check' && <CheckStep check={step.check} recordsImport={recordsImport} texts={source.texts} />}
      {step.at === 'done' && <DoneStep step={step} recordsImport={recordsImport} onClose={onClose} />}
    </ImportDialog>
  )
}
