import { defineFirstQueries } from '#platform/first-queries.ts'
import { firstPage } from '#platform/ui/row-list/row-source.ts'
import { parseView } from '#platform/web/url-state/use-view.ts'
import { api } from './contacts-client.ts'
import { companySource } from './companies/company-source.ts'
import { api as companies, companyCount } from './companies-client.ts'
import { CompaniesView, toCompanyQuery } from './companies-view.ts'
import { companies as companiesContract } from './contract-companies.ts'
import { contacts } from './contract.ts'
import { ContactsView, toListQuery } from './contacts-view.ts'
import { contactSource } from './list/contact-source.ts'

export default defineFirstQueries({
  '/apps/contacts': ({ search, can }) => {
    const view = parseView(ContactsView, search)
    return [
      view.duplicates ? api.duplicates.query() : firstPage(contactSource, toListQuery(view)),
      api.facets.query(),
      ...(can('read', companiesContract.name) ? [companyCount] : []),
      ...(typeof view.contact === 'number' ? [api.show.query({ params: { id: view.contact } })] : []),
    ]
  },
  '/apps/contacts/companies': ({ search, can }) => {
    const view = parseView(CompaniesView, search)
    return [
      firstPage(companySource, toCompanyQuery(view)),
      ...(can('read', contacts.name) ? [api.facets.query()] : []),
      companyCount,
      ...(typeof view.company === 'number' ? [companies.show.query({ params: { id: view.company } })] : []),
    ]
  },
})
