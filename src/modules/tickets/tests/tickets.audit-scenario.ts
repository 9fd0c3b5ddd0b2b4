import type { AuditScenario } from '#testing/inputs/audit-scenario.ts'

export const scenario: AuditScenario['scenario'] = async () => {}

export const unaudited: AuditScenario['unaudited'] = {
  'tickets.view': 'Who has a ticket open is kept for less than a minute',
}
