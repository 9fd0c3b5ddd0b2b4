import { trustedHtml } from '#platform/server/html/rich-text.ts'
import type { AppliedChanges } from '../contract-timeline.ts'

const macro = (title: string, createdById: string, changes: AppliedChanges, ...paragraphs: string[]) => ({
  title,
  createdById,
  changes: JSON.stringify(changes),
  html: trustedHtml(paragraphs.map((paragraphText) => `<p>${paragraphText}</p>`).join('')),
})

export const macros = [
  macro(
    'Damaged in transit',
    'u3',
    { addLabels: ['Damage'] },
    'Dear {{requester.name}},',
    'I am sorry that it arrived damaged. The replacement leaves Bristol today; please keep or give away the damaged pieces, there is no need to send them back.',
    'Kind regards<br>{{agent.name}}',
  ),
  macro(
    'Where is my parcel?',
    'u3',
    { Status: 'Pending', team: 'warehouse', addLabels: ['Delivery'] },
    'Dear {{requester.name}},',
    'We have opened a search with the carrier, which takes one working day. If it finds nothing, we send everything again.',
    'Kind regards<br>{{agent.name}}',
  ),
  macro(
    'Price list and samples',
    'u2',
    {},
    'Dear {{requester.name}},',
    'Thank you for your interest. The current price list is attached, and a sample pack for {{requester.company}} leaves with the next post.',
    'Kind regards<br>{{agent.name}}',
  ),
  macro(
    'Solved, closing',
    'u1',
    {},
    'Dear {{requester.name}},',
    'I am glad that it works again, and close “{{ticket.title}}”. Should anything be left, answer this message and it opens again.',
    'Kind regards<br>{{agent.name}}',
  ),
  macro('Escalate to technology', 'u1', { team: 'technology', priority: 'high', addLabels: ['Escalated'] }),
]
