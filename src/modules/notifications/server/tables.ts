import type { Generated } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import type { Json } from '#platform/db/sample/sample.ts'
import type { NoticeValues } from '#platform/contracts/notice.ts'
import type { Preferences } from '../contract.ts'

export interface Tables {
  notifications: {
    id: Generated<number>
    userId: string
    topic: string
    kind: string
    values: Json<NoticeValues>
    path: string
    recordId: string | null
    part: string | null
    authorId: string | null
    count: number
    at: string
    readAt: string | null
    deletedAt: string | null
    openKey: string | null
    onceKey: string | null
    isShown: boolean
    mailSince: string | null
    search: string
  }
  notificationSettings: { userId: string; mail: Preferences['mail']; hour: number; timeZone: string }
  notificationChoices: { userId: string; topic: string; kind: string; inApp: boolean; byMail: boolean }
}

export type NotificationsDb = Db<Tables>
