import * as z from 'zod'
import { writeQuery } from '#platform/text/query-string.ts'
import type { CompanyList } from './contract-companies.ts'

export const companySorts = ['name', '-updatedAt', '-id'] as const

/** The state of the screen of companies in the URL. */
export const CompaniesView = z.object({
  q: z.string().max(200).optional(),
  deleted: z.boolean().optional(),
  sort: z.enum(companySorts).optional(),
  /** The open company, or a new one. */
  company: z.union([z.literal('new'), z.coerce.number<number>().int().min(1)]).optional(),
  edit: z.boolean().optional(),
})
export type CompaniesView = z.infer<typeof CompaniesView>

export type CompanyQuery = z.input<typeof CompanyList>

/** The query of the list. */
export const toCompanyQuery = (view: CompaniesView): CompanyQuery => ({
  ...(view.q?.trim() && { q: view.q.trim() }),
  ...(view.deleted && { deleted: true }),
  sort: view.sort ?? 'name',
})

const pathname = '/apps/contacts/companies'

/** The target of a link that changes the view; without a view, of one from another screen. */
export const linkToCompanies = (changes: Partial<z.input<typeof CompaniesView>>, view: CompaniesView = {}) => ({
  pathname,
  search: `?${writeQuery({ ...view, ...changes })}`,
})
