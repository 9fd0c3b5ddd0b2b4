import type * as z from 'zod'
import { TicketDraft } from '../contract.ts'

// Every field of the form has a value.
export const FormValues = TicketDraft.required()
export type FormValues = z.input<typeof FormValues> & Required<z.input<typeof TicketDraft>>

export const emptyForm: FormValues = {
  ticketTitle: '',
  ticketDescription: '',
  requester: { id: null, name: '', email: '', picture: '', company: '' },
  assigneeId: null,
  team: 'support',
  priority: 'normal',
  labels: [],
  attachments: [],
}
