import { useMemo } from 'react'
import { useCan } from '#platform/web/session/session.ts'
import { companies, type Company } from '../contract-companies.ts'

/** The signed-in user's rights: in general, or for one company. */
export function useCompanyRights(company?: Company) {
  const can = useCan()
  return useMemo(
    () => ({
      create: can('create', companies.name),
      update: can('update', companies.name, company),
      remove: can('delete', companies.name, company),
    }),
    [can, company],
  )
}
