import * as z from 'zod'
import { createDefaultValues } from '#platform/fields/fields.ts'
import { inChanges } from '#platform/fields/contract-shapes.ts'
import { pick } from '#platform/fields/described-values.ts'
import { listNames } from '#platform/fields/descriptions.ts'
import { type Company, companyShape } from '../contract-companies.ts'

export const CompanyValues = z.strictObject(inChanges(companyShape))
export type CompanyValues = z.infer<typeof CompanyValues>

export const emptyCompany: CompanyValues = createDefaultValues(companyShape)

export const toCompanyForm = (company: Company): CompanyValues => pick(company, listNames(companyShape))
