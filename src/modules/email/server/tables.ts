import type { Generated } from 'kysely'
import type { Json } from '#platform/db/sample/sample.ts'
import type { StoredFile } from '#platform/files/stored-file.ts'
import type { SafeHtml } from '#platform/rich-text/rich-text.ts'
import type { Address, Email, Folder, Label, MailSettings } from '../contract-email.ts'
import type { MailRule, RuleActions, RuleConditions } from '../contract-rules.ts'
import type { Template } from '../contract-templates.ts'
import type { Vacation } from '../contract-vacation.ts'

/** All tables of this module; a query on another one does not compile. */
export interface Tables {
  emails: {
    id: Generated<number>
    threadId: number
    senderId: string | null
    from: Json<Address>
    to: Json<Address[]>
    cc: Json<Address[]>
    bcc: Json<Address[]>
    subject: string
    body: SafeHtml
    snippet: string
    attachments: Json<StoredFile[]>
    state: Email['state']
    sendAt: string | null
    /** Deliveries of the queued message that failed. */
    tries: Generated<number>
    nextTryAt: Generated<string | null>
    inReplyTo: number | null
    version: number
    clientId: Generated<string | null>
    size: number
    byFrom: string
    byTo: string
    byCc: string
    byBcc: string
    bySubject: string
    byFile: string
    search: string
  }
  emailCopies: {
    id: Generated<number>
    userId: string
    messageId: number
    threadId: number
    folder: Folder
    starred: boolean
    important: boolean
    checked: boolean
    read: boolean
    time: string
    sortedAt: string
    deletedAt: string | null
    snoozedUntil: string | null
    spamAt: string | null
  }
  emailLabels: { id: Generated<number>; userId: string; name: string; folded: string; color: Label['color'] }
  emailCopyLabels: { copyId: number; labelId: number }
  emailRules: Pick<MailRule, 'name' | 'active' | 'stops'> & {
    id: Generated<number>
    userId: string
    position: number
    conditions: Json<RuleConditions>
    actions: Json<RuleActions>
  }
  emailTemplates: Omit<Template, 'id'> & { id: Generated<number>; userId: string }
  emailVacations: Vacation & { userId: string }
  emailVacationReplies: { userId: string; email: string }
  emailSettings: { userId: string; signature: SafeHtml; undoSeconds: MailSettings['undoSeconds'] }
}
