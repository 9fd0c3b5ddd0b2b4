import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Ticket } from '../contract.ts'
import { useRights } from '../use-rights.ts'

/** Why the signed-in user may not change this ticket, if so. */
export function useReadOnlyReason(ticket: Ticket) {
  const t = useTexts('tickets')
  const general = useRights()
  const rights = useRights(ticket)
  if (ticket.deleted) return t('whyNot.deleted')
  if (rights.update) return undefined
  return general.update ? t('whyNot.others', { name: ticket.AgentName }) : t('whyNot.reader')
}
