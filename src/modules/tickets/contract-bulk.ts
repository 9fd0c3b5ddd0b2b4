import * as z from 'zod'
import { Ids, Label, maxLabels, priorities, statuses, teams, UserId } from './contract-fields.ts'

export const BulkChange = z.strictObject({
  ids: Ids.min(1),
  Status: z.enum(statuses).optional(),
  priority: z.enum(priorities).optional(),
  team: z.enum(teams).optional(),
  assigneeId: UserId.nullable().optional(),
  addLabels: z.array(Label).max(maxLabels).optional(),
  removeLabels: z.array(Label).max(maxLabels).optional(),
  deleted: z.boolean().optional(),
})
export type BulkChange = z.infer<typeof BulkChange>
