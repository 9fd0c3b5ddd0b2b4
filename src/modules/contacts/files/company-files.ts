import * as z from 'zod'
import { CompanyDraft, companyShape } from '../contract-companies.ts'
import { Label, maxLabels, text } from '../contract-fields.ts'
import { splitLabels } from './contact-cells.ts'

const maxLabelCell = 1000

/** The fields of a company in files, where labels are one text. */
export const companyFileFields = { ...companyShape, labels: text(maxLabelCell).default('') }

/** A row of a file. */
export const CompanyRowDraft = CompanyDraft.extend({
  labels: companyFileFields.labels.transform(splitLabels).pipe(z.array(Label).max(maxLabels)),
})
