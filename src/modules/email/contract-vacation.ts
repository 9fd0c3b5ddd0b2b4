import * as z from 'zod'
import { get, put } from '#platform/contract.ts'
import { richText, SafeHtml } from '#platform/rich-text/rich-text.ts'
import { line } from './contract-email.ts'

const fields = {
  active: z.boolean(),
  /** First and last day, in the time zone of the workspace; null leaves the time open. */
  since: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
  /** Empty: that of the message, after “Re:”. */
  subject: line(500),
}

export const Vacation = z.object({ ...fields, body: SafeHtml })
export type Vacation = z.infer<typeof Vacation>

const VacationDraft = z
  .strictObject({ ...fields, body: richText({ max: 20_000 }) })
  .refine(({ since, until }) => since === null || until === null || since <= until, {
    path: ['until'],
    message: 'The last day is before the first',
  })

export const vacationEndpoints = {
  vacation: get('/vacation', { returns: Vacation, summary: 'The reply while the user is away' }),
  saveVacation: put('/vacation', {
    body: VacationDraft,
    returns: Vacation,
    summary: 'Saves the reply; from then on each sender gets it once',
  }),
}
