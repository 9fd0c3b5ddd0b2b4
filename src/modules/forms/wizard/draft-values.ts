import type { DefaultValues } from 'react-hook-form'
import { mapNames } from '#platform/records/map-names.ts'
import type { DraftValues } from '../contract-draft.ts'
import { numberFieldNames, kinds, roles, type SupplierDraft, textFieldNames } from '../contract-supplier.ts'
import { countries } from '../countries.ts'
import { createBlank } from '../supplier/supplier-form.ts'

const toText = (value: number | undefined | null) =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= 1e12 ? value : null

const toLimitedText = (typed: string | undefined) => (typed ?? '').slice(0, 2000)

/** The stored values of the form; always in the same order, so that they can be compared as JSON. */
export const toDraftValues = (values: DefaultValues<SupplierDraft> | DraftValues): DraftValues => ({
  ...mapNames(textFieldNames, (name) => toLimitedText(values[name])),
  ...mapNames(numberFieldNames, (name) => toText(values[name])),
  people: (values.people ?? []).map((person) => ({
    name: toLimitedText(person?.name),
    email: toLimitedText(person?.email),
    phone: toLimitedText(person?.phone),
    role: toLimitedText(person?.role),
  })),
  attachments: (values.attachments ?? []).flatMap((id) => id ?? []),
  agreed: values.agreed === true,
})

/** The form's values from a draft; initial values for missing ones. */
export function fromDraftValues({ kind, country, people, paymentDays, orderLimit, agreed, ...rest }: DraftValues) {
  const begun = createBlank()
  const draftValues: DefaultValues<SupplierDraft> = {
    ...begun,
    ...rest,
    kind: kinds.find((one) => one === kind),
    country: countries.find((one) => one === country),
    paymentDays: paymentDays === undefined ? begun.paymentDays : (paymentDays ?? undefined),
    orderLimit: orderLimit ?? undefined,
    people:
      people?.map((person) => ({ ...person, role: roles.find((one) => one === person.role) ?? roles[0] })) ??
      begun.people,
    agreed: agreed === true ? true : undefined,
  }
  return draftValues
}
