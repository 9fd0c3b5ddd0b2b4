import type { ExportedFile } from '#platform/contract.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { columns } from '../server/event-rows.ts'
import { type Family, toFamilies } from '../server/series.ts'
import type { CalendarRow, Tables } from '../server/tables.ts'
import { writeIcs } from './write-ics.ts'

const type = 'text/calendar'

const fileName = (name: string) => `${name.replaceAll(/[^\p{L}\p{N} ._-]/gu, '').trim() || 'calendar'}.ics`

async function listOrganisers(db: Db<Tables>) {
  const users = await db.selectFrom('users').select(['id', 'name', 'email']).execute()
  return new Map(users.map((user) => [user.id, user]))
}

interface Origin {
  /** The name of the workspace. */
  product: string
  now: string
}

export async function exportCalendar(db: Db<Tables>, { id, name }: CalendarRow, origin: Origin): Promise<ExportedFile> {
  const rows = await db.selectFrom('events').select(columns).where('calendarId', '=', id).orderBy('id').execute()
  const families = toFamilies(rows)
  return {
    name: fileName(name),
    type,
    records: families.length,
    body: await writeIcs({ name, families, organisers: await listOrganisers(db), ...origin }),
  }
}

export async function exportEvent(db: Db<Tables>, families: readonly Family[], origin: Origin): Promise<ExportedFile> {
  const title = families[0]?.master.title ?? ''
  const organisers = await listOrganisers(db)
  const body = await writeIcs({ name: title, families, organisers, ...origin })
  return { name: fileName(title), type, records: families.length, body }
}
