import { readCsv } from '#platform/text/csv.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ChooseStep } from '#platform/ui/import-wizard/choose-step.tsx'
import { ImportDialog } from '#platform/ui/import-wizard/import-dialog.tsx'
import type { RowFault } from '#platform/ui/import-wizard/import-outcome.tsx'
import { MapStep } from '#platform/ui/import-wizard/map-step.tsx'
import { ProgressStep } from '#platform/ui/import-wizard/progress-step.tsx'
import { ResultStep } from '#platform/ui/import-wizard/result-step.tsx'
import { importFields } from './import-columns.ts'
import { OutcomeView } from './outcome-view.tsx'
import type { Row } from './import-rows.ts'
import { type Import, type Step, useImport } from './use-import.ts'

const maxBytes = 20_000_000

/** Imports a file of products: choose a file, map its columns, try it out, import it. */
export function ProductsImport({ onClose }: { onClose: () => void }) {
  const t = useTexts('shop')
  const importState = useImport()
  const { step, file, mapping } = importState
  const isNamed = Object.values(mapping).includes('title')
  return (
    <ImportDialog title={t('import.title')} closeLabel={t('import.close')} step={step} onClose={onClose}>
      {step.at === 'choose' && (
        <ChooseStep
          t={t}
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          maxBytes={maxBytes}
          parse={readCsv}
          onFile={importState.selectFile}
        />
      )}
      {step.at === 'map' && file && (
        <MapStep
          t={t}
          file={file}
          fields={importFields.map((field) => ({ field, label: t(`product.${field}`) }))}
          mapping={mapping}
          setMapping={importState.setMapping}
          isNamed={isNamed}
          canCheck={isNamed}
          onCheck={importState.check}
          onRestart={importState.restart}
        />
      )}
      {'total' in step && (
        <ProgressStep
          {...step}
          label={t(`import.${step.at}`)}
          progress={t('import.progress', { done: step.done, total: step.total })}
          stopLabel={t('import.stop')}
          onStop={importState.stop}
        />
      )}
      {step.at === 'check' && <CheckStep step={step} importing={importState} />}
      {step.at === 'done' && <DoneStep step={step} importState={importState} onClose={onClose} />}
    </ImportDialog>
  )
}

const createValueReader =
  (rows: readonly Row[]) =>
  ({ row, path }: RowFault) =>
    rows[row]?.[path.split('.')[0] ?? '']

function CheckStep({
  step: { rows, outcome },
  importing,
}: {
  step: Extract<Step, { at: 'check' }>
  importing: Import
}) {
  const t = useTexts('shop')
  const count = outcome.createdCount + outcome.updated
  return (
    <ResultStep
      lead={t('import.checkLead')}
      back={{ label: t('import.back'), run: importing.back }}
      next={{
        label: t('import.run', { count }),
        isDisabled: count === 0,
        run: () => importing.write(rows, outcome),
      }}
    >
      <OutcomeView outcome={outcome} getValue={createValueReader(rows)} />
    </ResultStep>
  )
}

interface DoneStepProps {
  step: Extract<Step, { at: 'done' }>
  importState: Import
  onClose: () => void
}

function DoneStep({ step: { rows, outcome, isUndone }, importState, onClose }: DoneStepProps) {
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
        !isUndone && { label: t('import.undo', { count: created.length }), run: () => importState.undo(rows, outcome) }
      }
      next={{ label: t('import.finish'), run: onClose }}
    >
      {!isUndone && <OutcomeView outcome={outcome} getValue={createValueReader(rows)} />}
    </ResultStep>
  )
}
