import { type Language, offeredLanguage } from '#platform/i18n/languages.ts'
import type { SharedServices } from '#platform/server/pipeline/call.ts'
import type { AuthDb } from '../tables.ts'
import { type MessageDraft, createMessage } from './message.ts'

/** The services for sending, from a request, a `commit` or background work. */
export interface MessageContext {
  services: Pick<SharedServices, 'mail' | 'screen' | 'workspace'>
}

/** The user's language, or that of the workspace if they have not chosen one. */
export async function readLanguage(
  db: AuthDb,
  { services: { workspace } }: { services: Pick<SharedServices, 'workspace'> },
  userId: string,
): Promise<Language> {
  const row = await db.selectFrom('settings').select('language').where('userId', '=', userId).executeTakeFirst()
  return offeredLanguage(row?.language ?? (await workspace()).language)
}

export const sendMessage = async (
  { services: { mail, screen, workspace } }: MessageContext,
  { path, ...draft }: Omit<MessageDraft, 'address' | 'app'> & { path: string },
) => mail.send(createMessage({ ...draft, address: screen(path), app: (await workspace()).name }))

/** Emails the owner of an account about a change to it. */
export const notify = async (
  db: AuthDb,
  desk: MessageContext,
  { id, name, email }: { id: string; name: string; email: string },
  { kind, values = {} }: Pick<MessageDraft, 'kind' | 'values'>,
) =>
  sendMessage(desk, {
    kind,
    to: { name, email },
    language: await readLanguage(db, desk, id),
    path: '/pages/account',
    values: { email, ...values },
  })
