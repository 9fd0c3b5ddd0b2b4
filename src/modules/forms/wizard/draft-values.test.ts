import { expect, test } from 'vitest'
import * as z from 'zod'
import { listNames } from '#platform/fields/descriptions.ts'
import { inventDrafts } from '#testing/inputs/drafts.ts'
import { flatFields, supplierFields } from '../contract-supplier.ts'
import { fromDraftValues, toDraftValues } from './draft-values.ts'
import { fieldsOfStep, steps } from './wizard-view.ts'

const people = [{ name: 'Ada Berg', email: 'ada@berg.example', phone: '', role: 'sales' as const }]
const [supplier] = inventDrafts(z.strictObject(flatFields), [
  { region: 'NY', iban: '', vatNumber: 'SE123456789001' },
  { region: '', iban: '', vatNumber: '' },
])

test('assigns every field to one step', () => {
  const askedFields = steps.flatMap((step) => fieldsOfStep[step])
  expect(askedFields.toSorted()).toEqual([...listNames(supplierFields), 'agreed', 'attachments'].toSorted())
})

test('keeps every field of a draft', () => {
  expect(fromDraftValues(toDraftValues({ ...supplier, people }))).toMatchObject({ ...supplier, people })
})
