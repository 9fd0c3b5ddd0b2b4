import { useTexts } from '#platform/i18n/use-texts.ts'
import { useReasonText } from '#platform/ui/form/errors/use-message.ts'
import { ImportFaults, ImportFigures, type RowFault } from '#platform/ui/import-wizard/import-outcome.tsx'
import { isGenericField } from '../generic-fields.ts'
import { importFields } from './import-columns.ts'
import type { Outcome } from './use-import.ts'

interface OutcomeViewProps {
  outcome: Outcome
  /** The rejected value, to be shown with its error. */
  getValue: (fault: RowFault) => unknown
}

/** The number of created, changed, unchanged and rejected rows, and the errors. */
export function OutcomeView({
  outcome: { createdCount, updated, unchanged, refused, faults },
  getValue,
}: OutcomeViewProps) {
  const t = useTexts('shop')
  const reasonText = useReasonText()
  const describe = (fault: RowFault) => {
    const field = importFields.find((name) => name === fault.path.split('.')[0])
    const value = getValue(fault)
    const isMissing = value === undefined
    const formatFault = () => {
      if (!field) return fault.message
      if (isMissing) return t('import.missing')
      return isGenericField(field) ? reasonText({ reason: 'invalid' }) : t(`import.wrong.${field}`)
    }
    return {
      field: field ? t(`product.${field}`) : fault.path,
      value: isMissing ? undefined : String(value),
      message: formatFault(),
    }
  }
  return (
    <>
      <ImportFigures
        figures={[
          { label: t('import.created'), value: createdCount, tone: 'success' },
          { label: t('import.updated'), value: updated, tone: 'info' },
          { label: t('import.unchanged'), value: unchanged, tone: 'info' },
          { label: t('import.refused'), value: refused, tone: 'error' },
        ]}
      />
      <ImportFaults t={t} valueLabel={t('import.field')} faults={faults} describe={describe} />
    </>
  )
}
