import { readCsv } from '#platform/text/csv.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { RowFault } from '#platform/ui/import-wizard/import-outcome.tsx'
import { ImportWizard } from '#platform/ui/import-wizard/import-wizard.tsx'
import { ResultStep } from '#platform/ui/import-wizard/result-step.tsx'
import { importFields } from './import-columns.ts'
import { OutcomeView } from './outcome-view.tsx'
import type { Row } from './import-rows.ts'
import { type Import, type Step, useImport } from './use-import.ts'

const csvFile = {
  accept: '.csv,.tsv,.txt,text/csv,text/tab-separated-values',
  maxBytes: 20_000_000,
  parse: readCsv,
}

/** Imports a file of products: choose a file, map its columns, try it out, import it. */
export function ProductsImport({ onClose }: { onClose: () => void }) {
  const t = useTexts('shop')
  const productsImport = useImport()
  const { steps } = productsImport
  const { step } = steps
  const isNamed = Object.values(steps.mapping).includes('title')
  return (
    <ImportWizard
      t={t}
      labels={{ title: t('import.title'), close: t('import.close'), stop: t('import.stop') }}
      source={csvFile}
      steps={steps}
      fields={importFields.map((field) => ({ field, label: t(`product.${field}`) }))}
      isNamed={isNamed}
      canCheck={isNamed}
      onCheck={productsImport.check}
      getProgressTexts={({ at, done, total }) => ({
        label: t(`import.${at}`),
        progress: t('import.progress', { done, total }),
      })}
      onClose={onClose}
    >
      {step.at === 'check' && <CheckStep step={step} productsImport={productsImport} />}
      {step.at === 'done' && <DoneStep step={step} productsImport={productsImport} onClose={onClose} />}
    </ImportWizard>
  )
}

const createValueReader =
  (rows: readonly Row[]) =>
  ({ row, path }: RowFault) =>
    rows[row]?.[path.split('.')[0] ?? '']

interface CheckStepProps {
  step: Extract<Step, { at: 'check' }>
  productsImport: Import
}

function CheckStep({ step: { rows, outcome }, productsImport }: CheckStepProps) {
  const t = useTexts('shop')
  const count = outcome.createdCount + outcome.updated
  return (
    <ResultStep
      lead={t('import.checkLead')}
      back={{ label: t('import.back'), run: productsImport.steps.back }}
      next={{
        label: t('import.run', { count }),
        isDisabled: count === 0,
        run: () => productsImport.write(rows),
      }}
    >
      <OutcomeView outcome={outcome} getValue={createValueReader(rows)} />
    </ResultStep>
  )
}

interface DoneStepProps {
  step: Extract<Step, { at: 'done' }>
  productsImport: Import
  onClose: () => void
}

function DoneStep({ step: { rows, outcome, isUndone }, productsImport, onClose }: DoneStepProps) {
  const t = useTexts('shop')
  const { created, createdCount, updated, isStopped } = outcome
  return (
    <ResultStep
      lead={
        <>
          {isUndone
            ? t('import.undone', { count: created.length })
            : t('import.done', { count: createdCount + updated })}
          {isStopped && <> {t('import.stopped')}</>}
        </>
      }
      back={
        created.length > 0 &&
        !isUndone && {
          label: t('import.undo', { count: created.length }),
          run: () => productsImport.undo(rows, outcome),
        }
      }
      next={{ label: t('import.finish'), run: onClose }}
    >
      {!isUndone && <OutcomeView outcome={outcome} getValue={createValueReader(rows)} />}
    </ResultStep>
  )
}
