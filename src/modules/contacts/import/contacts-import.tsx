import { useTexts } from '#platform/i18n/use-texts.ts'
import { ChooseStep } from '#platform/ui/import-wizard/choose-step.tsx'
import { ImportDialog } from '#platform/ui/import-wizard/import-dialog.tsx'
import { MapStep } from '#platform/ui/import-wizard/map-step.tsx'
import { ProgressStep } from '#platform/ui/import-wizard/progress-step.tsx'
import { importFields } from '../files/import-columns.ts'
import { parseContactsFile } from '../files/read-file.ts'
import { CheckStep } from './check-step.tsx'
import { DoneStep } from './done-step.tsx'
import { useImport } from './use-import.ts'

const maxBytes = 50_000_000

export function ContactsImport({ onClose }: { onClose: () => void }) {
  const t = useTexts('contacts')
  const importState = useImport()
  const { step, file, mapping } = importState
  const mapped = Object.values(mapping)
  return (
    <ImportDialog title={t('import.title')} closeLabel={t('close')} step={step} onClose={onClose}>
      {step.at === 'choose' && (
        <ChooseStep
          t={t}
          accept=".csv,.vcf,.vcard,text/csv,text/vcard,text/x-vcard"
          maxBytes={maxBytes}
          parse={parseContactsFile}
          onFile={importState.chooseFile}
        />
      )}
      {step.at === 'map' && file && (
        <MapStep
          t={t}
          file={file}
          fields={importFields.map((field) => ({ field, label: t(`fields.${field}`) }))}
          mapping={mapping}
          setMapping={importState.setMapping}
          isNamed={mapped.some((field) => field === 'firstname' || field === 'lastname' || field === 'name')}
          canCheck={mapped.some(Boolean)}
          onCheck={importState.check}
          onRestart={importState.restart}
        />
      )}
      {'total' in step && (
        <ProgressStep
          {...step}
          label={t(`import.${step.at}`)}
          progress={t('bulk.progress', { done: step.done, total: step.total })}
          stopLabel={t('cancel')}
          onStop={importState.stop}
        />
      )}
      {step.at === 'check' && <CheckStep check={step.check} onBack={importState.back} onImport={importState.write} />}
      {step.at === 'done' && <DoneStep step={step} onUndo={importState.undo} onClose={onClose} />}
    </ImportDialog>
  )
}
