import type { ColumnType, Generated } from 'kysely'
import type { Json } from '#platform/db/sample/sample.ts'
import type { StoredFile } from '#platform/files/stored-file.ts'
import type { SafeHtml } from '#platform/rich-text/rich-text.ts'
import type { Ticket } from '../contract.ts'
import type { Automation } from '../contract-automations.ts'
import type { ServiceLevels } from '../contract-service-levels.ts'
import type { Change, Comment, AppliedChanges } from '../contract-timeline.ts'
import type { Rating } from '../contract-ratings.ts'
import type { ViewFilters } from '../contract-views.ts'

type CommonColumns = Pick<
  Ticket,
  | 'ticketTitle'
  | 'ticketDescription'
  | 'Status'
  | 'priority'
  | 'team'
  | 'assigneeId'
  | 'requesterUserId'
  | 'createdById'
  | 'createdAt'
  | 'updatedAt'
  | 'firstResponseAt'
  | 'dueAt'
  | 'closedAt'
  | 'stoppedAt'
  | 'stoppedSeconds'
  | 'commentCount'
  | 'mergedInto'
  | 'deletedAt'
>

/** The tables that queries of this module may name; the compiler refuses others. */
export interface Tables {
  tickets: CommonColumns & {
    id: Generated<number>
    labels: Json<string[]>
    attachments: Json<StoredFile[]>
    /** Until the first answer. */
    answerSeconds: number | null
    requesterId: string | null
    requesterName: string
    requesterEmail: string
    requesterPicture: string
    requesterCompany: string
    search: string
    byTitle: string
    byRequester: string
    byPriority: number
    byStatus: number
    byDue: string
    mailKey: string
  }
  ticketLabels: { folded: string; ticketId: number; label: string }
  ticketWatchers: { ticketId: number; userId: string }
  ticketRatings: {
    ticketId: number
    tokenHash: string
    sealedToken: string
    askedAt: string
    score: Rating['score']
    comment: string
    ratedAt: string | null
  }
  ticketViewers: { ticketId: number; userId: string; seenAt: string; typedAt: string | null }
  ticketComments: {
    id: Generated<number>
    ticketId: number
    at: string
    authorId: string | null
    authorName: string
    authorPicture: string
    kind: Comment['kind']
    html: SafeHtml
    attachments: Json<StoredFile[]>
    fromTicket: number | null
    /** Null where the author's client sent none. */
    clientId: string | null
  }
  ticketChanges: {
    id: Generated<number>
    ticketId: number
    at: string
    userId: string
    field: Change['field']
    from: Json<string[]>
    to: Json<string[]>
    automation: ColumnType<string | null, string | null | undefined>
  }
  ticketAutomations: Omit<Automation, 'id' | 'changes' | 'runCount' | 'lastRunAt'> & {
    id: Generated<number>
    changes: Json<AppliedChanges>
  }
  ticketAutomationRuns: {
    id: Generated<number>
    automationId: number
    ticketId: number
    at: string
    fields: Json<Change['field'][]>
  }
  ticketSavedViews: {
    id: Generated<number>
    ownerId: string
    name: string
    filters: Json<ViewFilters>
    isShared: boolean
  }
  /** The service levels; the name is that of the migration. */
  ticketPromises: {
    id: string
    hours: Json<ServiceLevels['hours']>
    targets: Json<ServiceLevels['targets']>
    version: number
    changedAt: string
  }
  ticketMacros: {
    id: Generated<number>
    title: string
    html: SafeHtml
    changes: Json<AppliedChanges>
    createdById: string
  }
}
