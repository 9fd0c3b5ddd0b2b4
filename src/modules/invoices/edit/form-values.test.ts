import { expect, test } from 'vitest'
import { blankLine, createDefaultFormValues, FormSchema, type FormValues, calculateFormTotals } from './form-values.ts'

const blank = createDefaultFormValues({
  billFrom: 'Larkmoor',
  billFromEmail: '',
  billFromAddress: '',
  billFromPhone: '',
  billFromFax: '',
  currency: 'GBP',
  vatRate: 10,
  orderDate: '2026-11-21',
  dueDate: '2026-12-21',
})
const line = { ...blankLine, itemName: 'Stacking boats', unitPrice: '12,50', units: '3' }
const filled: FormValues = { ...blank, billTo: 'Livia Wire', orders: [line] }

const findFaults = (values: FormValues) =>
  FormSchema.safeParse(values).error?.issues.map(({ path, code }) => `${path.join('.')} ${code}`)

test('the schema converts typed numbers into decimals of the API', () => {
  const draft = FormSchema.parse({ ...filled, discount: '5', vatRate: '7,5' })
  expect(draft).toMatchObject({ discount: 5, vatRate: 7.5, orders: [{ unitPrice: 12.5, units: 3, discount: 0 }] })
})

test('a blank form lacks only a customer and a line', () => {
  expect(findFaults(blank)).toEqual(['billTo too_small', 'orders.0.itemName too_small', 'orders.0.unitPrice custom'])
})

test.each([
  [{ discount: '101' }, 'discount custom'],
  [{ discount: 'some' }, 'discount custom'],
  [{ vatRate: '100.5' }, 'vatRate custom'],
  [{ dueDate: '2026-11-20' }, 'dueDate custom'],
  [{ orderDate: '' }, 'orderDate invalid_format'],
  [{ billToEmail: 'livia' }, 'billToEmail invalid_format'],
  [{ orders: [{ ...line, units: '1.5' }] }, 'orders.0.units custom'],
  [{ orders: [{ ...line, units: '0' }] }, 'orders.0.units custom'],
  [{ orders: [{ ...line, discount: '200' }] }, 'orders.0.discount custom'],
] satisfies [Partial<FormValues>, string][])('the schema refuses %j', (invalid, fault) =>
  expect(findFaults({ ...filled, ...invalid })).toContain(fault),
)

test('the limit of 100 percent does not apply to amounts', () => {
  expect(findFaults({ ...filled, discountKind: 'amount', discount: '101' })).toBeUndefined()
})

test('totals of typed values count invalid numbers as 0', () => {
  const totals = calculateFormTotals({
    ...filled,
    orders: [line, { ...blankLine, unitPrice: '9.99', discount: '10' }, { ...blankLine, unitPrice: 'x' }],
    discount: '5',
  })
  expect(totals).toMatchObject({
    lineTotals: [3750, 899, 0],
    totalCost: 4649,
    discountAmount: 232,
    vat: 442,
    grandTotal: 4859,
  })
})
