import { act, cleanup, render, screen, within } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { inChanges } from '#platform/fields/contract-shapes.ts'
import { decimalOf, integerOf } from '#platform/fields/declared-kinds.ts'
import { loadTexts } from '#platform/i18n/texts.ts'
import { Form } from '#platform/ui/form/form.tsx'
import { useContractForm } from '#platform/ui/form/use-contract-form.ts'
import { FieldInputs } from './field-inputs.tsx'
import { FieldList } from './field-list.tsx'
import type { FieldTexts } from './field-texts.ts'

const fields = { boxes: integerOf('boxes').nullable().default(null), weight: decimalOf(3, 'kg') }
const french: FieldTexts<typeof fields> = { field: (name) => name, units: { boxes: 'cartons' } }
const values = { boxes: 2, weight: 1.5 }

beforeAll(() => Promise.all([loadTexts('fields'), loadTexts('form')]))
afterEach(cleanup)

function Screen() {
  const form = useContractForm(z.strictObject(inChanges(fields)), { values, save: async () => {} })
  return (
    <>
      <FieldList fields={fields} record={values} texts={french} />
      <Form form={form} label="Order">
        <FieldInputs fields={fields} texts={french} />
      </Form>
    </>
  )
}

test('a figure has its translated unit where it is shown and typed, or the unit of the contract', async () => {
  const router = createMemoryRouter([{ path: '/', element: <Screen /> }])
  await act(async () => render(<RouterProvider router={router} />))
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['2 cartons', '1.500 kg'])
  const form = within(screen.getByRole('form'))
  expect(form.getByText('cartons')).toBeDefined()
  expect(form.getByText('kg')).toBeDefined()
})
