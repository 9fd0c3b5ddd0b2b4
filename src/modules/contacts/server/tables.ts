import type { Generated } from 'kysely'
import type { Json } from '#platform/db/sample/sample.ts'
import type { Contact, ImportReport } from '../contract.ts'
import type { Company } from '../contract-companies.ts'

type Listed = 'morePhones' | 'moreEmails' | 'labels'

/** The tables that queries of this module may name; the compiler refuses others. */
export interface Tables {
  contacts: Omit<Contact, 'id' | 'owner' | 'deleted' | 'companyId' | Listed> & {
    [List in Listed]: Json<Contact[List]>
  } & {
    id: Generated<number>
    ownerId: string
    search: string
    byFirstname: string
    byLastname: string
    byCompany: string
  }
  contactLabels: { folded: string; contactId: number; label: string }
  contactsCompanies: Omit<Company, 'id' | 'owner' | 'deleted' | 'people' | 'labels'> & {
    id: Generated<number>
    ownerId: string
    labels: Json<string[]>
    mergedInto: number | null
    byName: string
    byFormerName: string | null
    search: string
  }
  contactsCompanyMoves: { companyId: number; contactId: number }
  contactsCompanyNamesakes: { companyId: number; contactId: number }
  contactKeys: { kind: ImportReport['duplicates'][number]['by']; key: string; contactId: number }
}
