import { useFormContext } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Fields } from '#platform/ui/form/inputs/fields.tsx'
import { parseNumber } from '#platform/ui/form/inputs/parse-number.ts'
import { useWorkspace } from '#platform/web/session/workspace.ts'
import type { SupplierDraft } from '../contract-supplier.ts'
import { GenericInputs } from './generic-fields.tsx'
import { DateInput, TextInput } from './supplier-form.ts'

/** Period, payment terms and order limit. */
export function AgreementFields() {
  const t = useTexts('forms')
  const { currency } = useWorkspace()
  const { getFieldState, trigger } = useFormContext<SupplierDraft>()
  const validateEnd = () => {
    if (getFieldState('endsOn').isTouched || getFieldState('endsOn').invalid) void trigger('endsOn')
  }
  return (
    <Fields columns={2}>
      <DateInput name="startsOn" label={t('fields.startsOn')} required onPick={validateEnd} />
      <DateInput name="endsOn" label={t('fields.endsOn')} hint={t('hints.endsOn')} />
      <TextInput
        name="paymentDays"
        label={t('fields.paymentDays')}
        required
        read={parseNumber}
        inputMode="numeric"
        hint={t('hints.paymentDays')}
      />
      <TextInput
        name="orderLimit"
        label={`${t('fields.orderLimit')} (${currency})`}
        required
        read={parseNumber}
        inputMode="decimal"
        hint={t('hints.orderLimit')}
      />
      <TextInput name="iban" label={t('fields.iban')} isWide hint={t('hints.iban')} />
      <GenericInputs part="agreement" />
    </Fields>
  )
}
