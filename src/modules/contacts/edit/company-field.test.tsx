import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { loadTexts } from '#platform/i18n/texts.ts'
import { Form } from '#platform/ui/form/form.tsx'
import { useContractForm } from '#platform/ui/form/use-contract-form.ts'
import { Company } from '../contract-companies.ts'
import { broken, show } from '../tests/contacts-screen-test.tsx'
import { CompanyField } from './company-field.tsx'

beforeAll(() => Promise.all([loadTexts('platform'), loadTexts('form')]))
afterEach(cleanup)

const company = (name: string, id: number) =>
  Company.parse({
    id,
    name,
    industry: '',
    website: '',
    phone: '',
    address: '',
    notes: '',
    labels: [],
    people: 0,
    deleted: false,
    owner: { id: 'u1', name: 'Ana' },
    createdAt: '2026-03-02T09:00:00.000Z',
    updatedAt: '2026-03-02T09:00:00.000Z',
    deletedAt: null,
  })

const found = Array.from({ length: 8 }, (_, index) => company(`Partner ${index} of Lane`, index + 1))

function ContactForm() {
  const form = useContractForm(z.object({ company: z.string() }), {
    values: { company: '' },
    save: async () => undefined,
  })
  return (
    <Form form={form} label="Contact">
      <CompanyField />
    </Form>
  )
}

function open(withName: (name: string) => unknown) {
  const asked: string[] = []
  show(<ContactForm />, ({ searchParams }) => {
    const name = searchParams.get('name')
    if (name === null) return found
    asked.push(name)
    return withName(name)
  })
  return { asked, type: (value: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value } }) }
}

const hint = () => screen.queryByText(/^Saving adds/)?.textContent

test('tells that saving creates a company only if the server knows none of this name', async () => {
  const { asked, type } = open((name) => (name === 'Lane' ? [company('Lane', 9)] : []))
  type('  Lane ')
  await waitFor(() => expect(asked).toEqual(['Lane']))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(hint()).toBeUndefined()
  type('Lanes   Ltd')
  await waitFor(() => expect(hint()).toBe('Saving adds “Lanes Ltd” to your companies.'))
  expect(asked).toEqual(['Lane', 'Lanes   Ltd'])
  type(' ')
  await waitFor(() => expect(hint()).toBeUndefined())
})

test('says nothing about a name that could not be checked', async () => {
  const { asked, type } = open(() => broken())
  type('Lane')
  await waitFor(() => expect(asked).toEqual(['Lane']))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(hint()).toBeUndefined()
})
