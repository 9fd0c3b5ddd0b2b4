import * as z from 'zod'
import { type Language, offeredLanguage } from '#platform/i18n/languages.ts'
import type { SharedServices } from '#platform/server/pipeline/call.ts'
import type { AuthDb } from '../tables.ts'
import { type MessageDraft, messageOf } from './message.ts'

/** What sending needs of a call, of the transaction of a `commit`, or of work in the background. */
export interface Desk {
  services: Pick<SharedServices, 'mail' | 'screen'>
}

const Chosen = z.object({ isLanguage: z.string() })

/** The language that somebody chose for their screens; English as long as they have not chosen. */
export async function languageOf(db: AuthDb, userId: string): Promise<Language> {
  const row = await db.selectFrom('settings').select('value').where('userId', '=', userId).executeTakeFirst()
  return offeredLanguage(Chosen.safeParse(JSON.parse(row?.value ?? 'null')).data?.isLanguage ?? 'en')
}

export const sendMessage = (
  { services: { mail, screen } }: Desk,
  { path, ...draft }: Omit<MessageDraft, 'address'> & { path: string },
) => mail.send(messageOf({ ...draft, address: screen(path) }))

/** Tells the owner of an account what has happened to it. */
export const notify = async (
  db: AuthDb,
  desk: Desk,
  { id, name, email }: { id: string; name: string; email: string },
  { kind, values = {} }: Pick<MessageDraft, 'kind' | 'values'>,
) =>
  sendMessage(desk, {
    kind,
    to: { name, email },
    language: await languageOf(db, id),
    path: '/pages/account',
    values: { email, ...values },
  })
