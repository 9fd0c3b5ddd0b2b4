import { useQueryClient } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import type { Person } from '#platform/contracts/people.ts'
import { api } from '../invoices-client.ts'
import { getCustomerName } from './customer-name.ts'
import type { FormDraft, FormValues } from './form-values.ts'

/** Fills in name and email from the address book, and address and numbers from the customer's latest invoice. */
export function useCustomer() {
  const queries = useQueryClient()
  const { setValue, getValues } = useFormContext<FormValues, unknown, FormDraft>()
  const fillIn = (values: Partial<FormValues>) => {
    for (const name of ['billTo', 'billToEmail', 'billToAddress', 'billToPhone', 'billToFax'] as const) {
      const value = values[name]
      if (value !== undefined) setValue(name, value, { shouldDirty: true, shouldValidate: true })
    }
  }
  return async (person: Person) => {
    setValue('customerId', person.id, { shouldDirty: true })
    fillIn({
      billTo: getCustomerName(person),
      billToEmail: person.email,
      billToAddress: '',
      billToPhone: '',
      billToFax: '',
    })
    const customer = await queries
      .fetchQuery(api.list.query({ query: { customer: person.id, sort: '-orderDate', limit: 1 } }))
      .catch(() => [])
    const [last] = customer
    // The user may have chosen another person meanwhile.
    if (last && getValues('customerId') === person.id && getValues('billToAddress') === '')
      fillIn({ billToAddress: last.billToAddress, billToPhone: last.billToPhone, billToFax: last.billToFax })
  }
}
