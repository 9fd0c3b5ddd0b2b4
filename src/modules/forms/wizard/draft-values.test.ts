import { expect, test } from 'vitest'
import * as z from 'zod'
import { namesOf } from '#platform/fields/descriptions.ts'
import { draftsOf } from '#testing/inputs/drafts.ts'
import { flatFields, supplierFields } from '../contract-supplier.ts'
import { fromDraftValues, toDraftValues } from './draft-values.ts'
import { fieldsOfStep, steps } from './wizard-view.ts'

const people = [{ name: 'Ada Berg', email: 'ada@berg.example', phone: '', role: 'sales' as const }]
const [supplier] = draftsOf(z.strictObject(flatFields), [
  { region: 'NY', iban: '', vatNumber: 'SE123456789001' },
  { region: '', iban: '', vatNumber: '' },
])

test('assigns every field to one step', () => {
  const askedFields = steps.flatMap((step) => fieldsOfStep[step])
  expect(askedFields.toSorted()).toEqual([...namesOf(supplierFields), 'agreed', 'attachments'].toSorted())
})

test('keeps every field of a draft', () => {
  expect(fromDraftValues(toDraftValues({ ...supplier, people }))).toMatchObject({ ...supplier, people })
})
