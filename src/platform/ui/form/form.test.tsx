import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { Failure } from '#platform/errors/failure.ts'
import { loadTexts } from '#platform/i18n/texts.ts'
import { createFields } from './inputs/create-fields.ts'
import { Form } from './form.tsx'
import { FormErrors } from './errors/form-errors.tsx'
import { useContractForm } from './use-contract-form.ts'

const Order = z
  .object({
    title: z.string().trim().min(1).max(10),
    mail: z.literal('').or(z.email()),
    lines: z.array(z.object({ units: z.string().regex(/^\d+$/) })).min(1),
    from: z.string(),
    to: z.string(),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], params: { reason: 'order' } })

const { TextInput } = createFields<z.input<typeof Order>>()
const right = { title: 'Paper', mail: '', lines: [{ units: '2' }], from: '1', to: '2' }
type Save = (order: z.output<typeof Order>) => Promise<unknown>

function Screen({ values, save }: { values: z.input<typeof Order>; save: Save }) {
  const form = useContractForm(Order, { values, save, words: { order: 'Ends before it begins.' } })
  return (
    <Form form={form} label="Order">
      <FormErrors />
      <TextInput name="title" label="Title" />
      <TextInput name="mail" label="Mail" />
      <TextInput name="lines.0.units" label="Units" ariaLabel="Units of line 1" />
      <TextInput name="to" label="To" />
      <button type="button" onClick={() => form.setValue('mail', 'ada@house.example')}>
        Fill in
      </button>
      <button type="submit">Save</button>
    </Form>
  )
}

beforeAll(() => Promise.all([loadTexts('platform'), loadTexts('form')]))
afterEach(cleanup)

async function open(values: Partial<z.input<typeof Order>>, save: Save = async () => undefined) {
  const reported = vi.fn<Save>(save)
  const element = <Screen values={{ ...right, ...values }} save={reported} />
  const router = createMemoryRouter([{ path: '/', element }])
  await act(async () => render(<RouterProvider router={router} />))
  return reported
}

const press = () => act(async () => void fireEvent.click(screen.getByText('Save')))
const type = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }))
const summary = () => screen.getByRole('group')
const entry = (name: string) => screen.getByRole('button', { name })

test('validates a field only after the press of a button has become a click', async () => {
  const save = await open({ title: '' })
  const [title, button] = [screen.getByLabelText('Title'), screen.getByText('Save')]
  title.focus()
  // By default, a press would move the focus from the field.
  expect(fireEvent.mouseDown(button)).toBe(false)
  expect(fireEvent.mouseDown(screen.getByLabelText('Mail'))).toBe(true)
  await act(async () => void fireEvent.click(button, { detail: 1 }))
  expect(title.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(summary())
  expect(save).not.toHaveBeenCalled()
})

test('shows schema errors at fields and in the summary, which takes the focus and links to the fields', async () => {
  const save = await open({ title: ' ', mail: 'nobody', lines: [{ units: 'x' }], from: '3' })
  await press()
  expect(save).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(summary())
  expect(summary().textContent).toContain('4 fields need your attention')
  expect(screen.getByText('This field is required.')).toBeTruthy()
  expect(screen.getByText(/Enter a valid email address/)).toBeTruthy()

  fireEvent.click(entry('Units of line 1'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Units of line 1')))
})

test('the summary has its final text when it takes the focus', async () => {
  await open({ title: '', mail: 'nobody' })
  const heard: string[] = []
  const hear = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target === screen.queryByRole('group')) heard.push(target.textContent)
  }
  document.addEventListener('focusin', hear)
  await press()
  document.removeEventListener('focusin', hear)
  expect(heard).toEqual([expect.stringContaining('2 fields need your attention')])
})

test('marks corrected fields in the summary, then saves', async () => {
  const save = await open({ title: '' })
  await press()
  expect(summary().textContent).toContain('1 field needs')
  await type('Title', 'Paper')
  expect(summary().dataset['mended']).toBe('true')
  await type('To', '0')
  await press()
  expect(screen.getByText('Ends before it begins.')).toBeTruthy()
  await type('To', '4')
  await press()
  expect(save).toHaveBeenCalledWith({ ...right, to: '4' })
})

test('shows errors from the server in the interface language until the value changes', async () => {
  const issues = [
    { path: 'title', message: 'Too long', reason: 'tooLong', limit: 4 },
    { path: 'lines.0.units', message: 'Taken', reason: 'taken' },
    { path: 'stock', message: 'Nothing left' },
  ]
  await open({}, async () => {
    throw new Failure(422, 'Refused', { issues })
  })
  await press()
  expect(screen.getByText('Enter at most 4 characters.')).toBeTruthy()
  expect(summary().textContent).toContain('Nothing left')
  await type('To', '5')
  expect(screen.getByText('Enter at most 4 characters.')).toBeTruthy()
  await type('Title', 'Pen')
  expect(screen.queryByText('Enter at most 4 characters.')).toBeNull()
  expect(screen.getByText('This is already in use.')).toBeTruthy()
})

test('moves the label of a field that the form fills in above the value', async () => {
  await open({})
  const label = () => screen.getByText('Mail', { selector: 'label' })
  expect(label().dataset['shrink']).toBe('false')
  await act(async () => void fireEvent.click(screen.getByText('Fill in')))
  expect(screen.getByLabelText('Mail')).toHaveProperty('value', 'ada@house.example')
  expect(label().dataset['shrink']).toBe('true')
})

test('shows the server’s text for an error of a value that has no field of this name', async () => {
  const issues = [{ path: 'lines', message: 'The lines are less than what was paid' }]
  await open({}, async () => {
    throw new Failure(422, 'Refused', { issues })
  })
  await press()
  expect(summary().textContent).toContain('The lines are less than what was paid')
  expect(screen.queryByRole('button', { name: 'lines' })).toBeNull()
})

test('saves once if submitted several times', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const save = await open({}, () => promise)
  await press()
  await press()
  resolve()
  await act(() => promise)
  expect(save).toHaveBeenCalledTimes(1)
})
