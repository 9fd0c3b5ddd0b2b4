import type { Insertable } from 'kysely'
import type { SampleTools } from '#platform/db/sample/sample.ts'
import type { Tables } from '../server/tables.ts'

const rules = [
  {
    name: 'Answers to VIPs come first',
    isActive: true,
    trigger: 'received',
    idleHours: null,
    search: 'label:vip',
    changes: { priority: 'high' },
  },
  {
    name: 'Mark what nobody has touched for three days',
    isActive: false,
    trigger: 'idle',
    idleHours: 72,
    search: 'status:open',
    changes: { addLabels: ['Idle'] },
  },
] as const

export const automations = ({ ago }: Pick<SampleTools, 'ago'>): Insertable<Tables['ticketAutomations']>[] =>
  rules.map(({ changes, ...rule }, index) => ({
    ...rule,
    id: index + 1,
    changes: JSON.stringify(changes),
    createdById: 'u1',
    createdAt: ago({ days: 40 - index }),
  }))
