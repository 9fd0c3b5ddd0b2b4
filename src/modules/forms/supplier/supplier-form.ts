import type { DefaultValues } from 'react-hook-form'
import { mapNames } from '#platform/records/map-names.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { createFields } from '#platform/ui/form/inputs/create-fields.ts'
import { type SupplierDraft, textFieldNames } from '../contract-supplier.ts'

export const { DateInput, TextInput, SelectInput, ToggleInput } = createFields<SupplierDraft>()

export const blankPerson = { name: '', email: '', phone: '', role: 'sales' } as const

/** Initial values: the most common ones, or empty. */
export const createBlank = (): DefaultValues<SupplierDraft> => ({
  ...mapNames(textFieldNames, () => ''),
  kind: undefined,
  country: undefined,
  paymentDays: 30,
  orderLimit: undefined,
  people: [{ ...blankPerson }],
  attachments: [],
  agreed: undefined,
})

/** Messages for this form's own errors, and for those of the server. */
export function useSupplierWords() {
  const t = useTexts('forms')
  return {
    phone: t('errors.phone'),
    iban: t('errors.iban'),
    cents: t('errors.cents'),
    order: t('errors.order'),
    postal: t('errors.postal'),
    vat: t('errors.vat'),
    vatTaken: t('errors.vatTaken'),
    twice: t('errors.twice'),
    fileType: t('errors.fileType'),
    fileSize: t('errors.fileSize'),
    uploads: t('errors.uploads'),
    'name.taken': t('errors.taken'),
    'people.chooseOne': t('errors.people'),
  }
}
