import { useTexts } from '#platform/i18n/use-texts.ts'
import { ImportWizard } from '#platform/ui/import-wizard/import-wizard.tsx'
import { importFields } from '../files/import-columns.ts'
import { parseContactsFile } from '../files/read-file.ts'
import { CheckStep } from './check-step.tsx'
import { DoneStep } from './done-step.tsx'
import { useImport } from './use-import.ts'

const source = {
  accept: '.csv,.vcf,.vcard,text/csv,text/vcard,text/x-vcard',
  maxBytes: 50_000_000,
  parse: parseContactsFile,
}

export function ContactsImport({ onClose }: { onClose: () => void }) {
  const t = useTexts('contacts')
  const { steps, check, write, undo } = useImport()
  const { step, file: { omittedCount = 0 } = {} } = steps
  const mapped = Object.values(steps.mapping)
  return (
    <ImportWizard
      t={t}
      labels={{ title: t('import.title'), close: t('close'), stop: t('cancel') }}
      source={source}
      steps={steps}
      fields={importFields.map((field) => ({ field, label: t(`fields.${field}`) }))}
      isNamed={mapped.some((field) => field === 'firstname' || field === 'lastname' || field === 'name')}
      canCheck={mapped.some(Boolean)}
      onCheck={check}
      getProgressTexts={({ at, done, total }) => ({
        label: t(`import.${at}`),
        progress: t('bulk.progress', { done, total }),
      })}
      onClose={onClose}
    >
      {step.at === 'check' && (
        <CheckStep check={step.check} omittedCount={omittedCount} onBack={steps.back} onImport={write} />
      )}
      {step.at === 'done' && <DoneStep step={step} omittedCount={omittedCount} onUndo={undo} onClose={onClose} />}
    </ImportWizard>
  )
}
