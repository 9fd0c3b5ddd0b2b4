import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { decimalOf, filesOf, PersonReference, recordOf } from '#platform/fields/declared-kinds.ts'
import { Amount } from '#platform/numbers/amount.ts'
import { listQuery } from '#platform/contract.ts'
import { createDefaultValues } from '#platform/fields/fields.ts'
import { inResponses, inChanges } from '#platform/fields/contract-shapes.ts'
import { loadTexts } from '#platform/i18n/texts.ts'
import { Form } from '#platform/ui/form/form.tsx'
import { FormFooter } from '#platform/ui/form/form-footer.tsx'
import { useContractForm } from '#platform/ui/form/use-contract-form.ts'
import { uploadFile } from '#platform/web/api/upload.ts'
import type { LoadFile } from './attached-files.tsx'
import { fieldColumns } from './field-columns.tsx'
import { FieldFilters } from './field-filters.tsx'
import { FieldInputs } from './field-inputs.tsx'
import { FieldList } from './field-list.tsx'
import type { FieldTexts } from './field-texts.ts'

const fields = {
  title: z.string().trim().min(1).max(200),
  price: Amount,
  deposit: Amount.nullable().default(null),
  due: z.iso.date().nullable().default(null),
  paid: z.boolean().default(false),
  status: z.enum(['open', 'late']).default('open'),
}
const Draft = z.strictObject(inChanges(fields))
const record = { id: 1, title: 'Pier', price: 1234.5, deposit: null, due: '2031-03-02', paid: true, status: 'late' }
const list = listQuery(z.object({ id: z.int(), ...inResponses(fields) }), {
  filter: ['status'],
  sort: ['title', 'price'],
})

const words = { title: 'Title', price: 'Price', deposit: 'Deposit', due: 'Due', paid: 'Paid', status: 'Status' }
const texts: FieldTexts<typeof fields> = {
  field: (name) => words[name],
  choice: (key) => ({ 'status.open': 'Open', 'status.late': 'Too late' })[key],
}

vi.mock('#platform/web/api/upload.ts', () => ({ uploadFile: vi.fn<typeof uploadFile>() }))

beforeAll(() => Promise.all(['platform', 'form', 'fields'].map((name) => loadTexts(name))))
afterEach(cleanup)

test('shows the formatted values of a record', () => {
  render(<FieldList fields={fields} record={record} texts={texts} />)
  const lines = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(Object.fromEntries(lines)).toEqual({
    Title: 'Pier',
    Price: '£1,234.50',
    Deposit: '—',
    Due: 'Mar 2, 2031',
    Paid: 'Yes',
    Status: 'Too late',
  })
})

test('returns a column for each field, sortable where the list supports it', () => {
  const columns = fieldColumns<typeof record>({ fields, list, texts })
  expect(columns.map(({ id, label, sort, align }) => [id, label, sort, align])).toEqual([
    ['title', 'Title', 'title', undefined],
    ['price', 'Price', '-price', 'end'],
    ['deposit', 'Deposit', undefined, 'end'],
    ['due', 'Due', undefined, undefined],
    ['paid', 'Paid', undefined, undefined],
    ['status', 'Status', undefined, undefined],
  ])
})

test('shows the first of many fields as columns, without long texts', () => {
  const many = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`field${at}`, z.int()]))
  const wide = { note: z.string().max(10_000), ...many }
  const columns = fieldColumns<{ id: number }>({ fields: wide, list, texts: { field: (name) => name } })
  expect(columns.filter(({ isHidden }) => isHidden).map(({ id }) => id)).toEqual(['note', 'field6', 'field7', 'field8'])
})

test('shows the name, an amount and two short fields on a phone, or one of another kind', () => {
  const getCard = (shape: Parameters<typeof fieldColumns>[0]['fields']) =>
    fieldColumns<{ id: number }>({ fields: shape, list, texts: { field: (name) => name }, title: 'title' }).map(
      ({ id, card, isOffCard }) => [id, card ?? (isOffCard ? 'off' : 'labelled')],
    )
  expect(getCard(fields)).toEqual([
    ['price', 'end'],
    ['deposit', 'labelled'],
    ['due', 'labelled'],
    ['paid', 'off'],
    ['status', 'off'],
  ])
  expect(getCard({ title: z.string(), contact: z.email(), due: z.iso.date() })).toEqual([
    ['contact', 'labelled'],
    ['due', 'off'],
  ])
})

test('filters a list by a choice, and clears the filter', async () => {
  const onChange = vi.fn<(changes: object) => void>()
  const props = { fields, list, texts, onChange }
  const { rerender } = render(<FieldFilters {...props} view={{}} />)
  const choose = async (name: string) => {
    fireEvent.mouseDown(screen.getByRole('combobox', { name: /Status/ }))
    await act(async () => void fireEvent.click(within(screen.getByRole('listbox')).getByText(name)))
  }
  await choose('Too late')
  expect(onChange).toHaveBeenLastCalledWith({ status: ['late'] })
  rerender(<FieldFilters {...props} view={{ status: ['late'] }} />)
  await choose('Any')
  expect(onChange).toHaveBeenLastCalledWith({ status: undefined })
})

test('a form returns typed input as values of the contract', async () => {
  const save = vi.fn<(draft: object) => Promise<void>>(async () => undefined)
  function Screen() {
    const form = useContractForm(Draft, { values: createDefaultValues(fields), save })
    return (
      <Form form={form} label="Order">
        <FieldInputs fields={fields} texts={texts} />
        <button type="submit">Save</button>
      </Form>
    )
  }
  const router = createMemoryRouter([{ path: '/', element: <Screen /> }])
  await act(async () => render(<RouterProvider router={router} />))
  const type = (label: string, value: string) =>
    act(async () => void fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } }))
  const press = () => act(async () => void fireEvent.click(screen.getByText('Save')))

  await press()
  expect(save).not.toHaveBeenCalled()
  expect(screen.getAllByText('This field is required.')).toHaveLength(2)

  await type('Title', ' Pier ')
  await type('Price', '12,50')
  await type('Due', '2031-03-02')
  await type('Due', '')
  await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: 'Paid' })))
  await press()
  const expected = { title: 'Pier', price: 12.5, deposit: null, due: null, paid: true, status: 'open' }
  expect(save).toHaveBeenCalledWith(expected)
})

const more = {
  weight: decimalOf(3, 'kg'),
  sizes: z.array(z.enum(['small', 'large'])).default([]),
  customer: PersonReference,
  parent: recordOf('pears').nullable().default(null),
}
const moreTexts: FieldTexts<typeof more> = {
  field: (name) => name,
  choice: (key) => ({ 'sizes.small': 'Small', 'sizes.large': 'Large' })[key],
}

test('formats figures with a unit, several choices and references', () => {
  const values = {
    weight: 1.5,
    sizes: ['large', 'small'],
    customer: { id: null, name: 'Ada Lovelace' },
    parent: { topic: 'pears', id: '1', title: 'Pear', path: '/apps/pears/1' },
  }
  const columns = fieldColumns<typeof values & { id: number }>({ fields: more, list, texts: moreTexts })
  render(
    <p>
      {columns.map((column) => (
        <span key={column.id} data-testid={column.id}>
          {column.cell({ id: 1, ...values })}
        </span>
      ))}
    </p>,
  )
  const cellTexts = columns.map(({ id }) => screen.getByTestId(id).textContent)
  expect(cellTexts).toEqual(['1.500 kg', 'Large, Small', 'Ada Lovelace', 'Pear'])
})

test('returns several choices in the order of the list', async () => {
  const save = vi.fn<(draft: object) => Promise<void>>(async () => undefined)
  const only = { sizes: more.sizes }
  function Screen() {
    const form = useContractForm(z.strictObject(inChanges(only)), { values: createDefaultValues(only), save })
    return (
      <Form form={form} label="Order">
        <FieldInputs fields={only} texts={moreTexts} />
        <button type="submit">Save</button>
      </Form>
    )
  }
  const router = createMemoryRouter([{ path: '/', element: <Screen /> }])
  await act(async () => render(<RouterProvider router={router} />))
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: /sizes/ }))
  for (const name of ['Large', 'Small'])
    await act(async () => void fireEvent.click(within(screen.getByRole('listbox')).getByText(name)))
  await act(async () => void fireEvent.click(screen.getByText('Save')))
  expect(save).toHaveBeenCalledWith({ sizes: ['small', 'large'] })
})

test('files have their names and downloads on the record’s screen, and are counted in a list', async () => {
  const only = { papers: filesOf(3).default([]) }
  const row = { id: 1, papers: [{ id: 'file-0001', name: 'map.csv', type: 'text/csv', size: 3 }] }
  const label = { field: () => 'Papers' }
  const loadFile = vi.fn<LoadFile>(async () => ({ name: 'map.csv', blob: new Blob(['a,b']) }))
  render(<FieldList fields={only} record={row} texts={label} loadFile={loadFile} />)
  const button = await screen.findByRole('button', { name: /Download map\.csv/ })
  await act(async () => button.click())
  expect(loadFile).toHaveBeenCalledWith('file-0001')
  cleanup()

  const [column] = fieldColumns<typeof row>({
    fields: only,
    list: listQuery(z.object({ id: z.int() }), { sort: ['id'] }),
    texts: label,
  })
  render(column?.cell(row))
  expect(screen.getByText('1 file')).toBeTruthy()
})

test('a form is saved with its files once all are uploaded, and not before', async () => {
  const only = { papers: filesOf(3).default([]) }
  const save = vi.fn<(values: unknown) => Promise<number>>(async () => 1)
  function Papers() {
    const form = useContractForm(z.strictObject(inChanges(only)), { values: createDefaultValues(only), save })
    return (
      <Form form={form} label="New">
        <FieldInputs fields={only} texts={{ field: () => 'Papers' }} />
        <FormFooter action="Create" />
      </Form>
    )
  }
  const stored = { id: 'file-0001', name: 'map.csv', type: 'text/csv', size: 3 }
  const { promise, resolve } = Promise.withResolvers<typeof stored>()
  vi.mocked(uploadFile).mockReturnValueOnce(promise)
  const router = createMemoryRouter([{ path: '*', element: <Papers /> }])
  const { container } = render(<RouterProvider router={router} />)
  await screen.findByRole('group', { name: 'Papers' })
  const input = container.querySelector('input[type="file"]')
  if (!input) throw new Error('There is no input')
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Create' })
  await act(async () => fireEvent.change(input, { target: { files: [new File(['a,b'], 'map.csv')] } }))
  expect(button.disabled).toBe(true)
  await act(async () => fireEvent.submit(screen.getByRole('form')))
  expect(save).not.toHaveBeenCalled()
  await act(async () => resolve(stored))
  expect(button.disabled).toBe(false)
  await act(async () => fireEvent.submit(screen.getByRole('form')))
  expect(save.mock.calls[0]?.[0]).toEqual({ papers: [stored] })
})
