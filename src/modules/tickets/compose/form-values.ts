import * as z from 'zod'
import { TicketDraft } from '../contract.ts'

// Every field of the form has a value.
const Values = TicketDraft.required()
export type FormValues = z.input<typeof Values> & Required<z.input<typeof TicketDraft>>

export const blank: FormValues = {
  ticketTitle: '',
  ticketDescription: '',
  requester: { id: null, name: '', email: '', picture: '', company: '' },
  assigneeId: null,
  team: 'support',
  priority: 'normal',
  labels: [],
  attachments: [],
}

const FieldName = z.keyof(TicketDraft)
export const fieldNames = FieldName.options
