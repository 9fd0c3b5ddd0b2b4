import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Db, PlatformTables } from '#platform/db/engines/database.ts'
import { includes } from '#platform/db/queries/search.ts'
import { dayStarts } from '#platform/server/figures/day-starts.ts'
import { fold } from '#platform/text/fold.ts'
import type { MailFolder } from '../contract-email.ts'
import { parseSearch, type Term } from '../search/parse-search.ts'
import { hasFolderTerm, getSearchFolder } from '../search/search-folder.ts'
import type { Tables } from './tables.ts'

/** The user and the time of a request; whether a message is snoozed depends on the time. */
export interface Reader {
  id: string
  email: string
  now: string
}

export interface Search {
  q?: string | undefined
  in?: MailFolder | undefined
  label?: number | undefined
  /** Where the days of the search begin. */
  timeZone?: string | undefined
  /** Only these copies, which the search index has found. */
  copies?: readonly number[] | undefined
}

export type CopyTables = Tables & Pick<PlatformTables, 'users'> & { c: Tables['emailCopies']; m: Tables['emails'] }
type Builder = ExpressionBuilder<CopyTables, 'c' | 'm'>

/** The reader's copies joined with their messages; all queries start here, so that no foreign mail is accessible. */
export const ownCopies = (db: Db<Tables>, { id }: Pick<Reader, 'id'>) =>
  db
    .selectFrom('emailCopies as c')
    .innerJoin('emails as m', (join) => join.onRef('m.id', '=', 'c.messageId').on('c.userId', '=', id))

/** The same expression as in the partial index. */
export const isUnread = sql<SqlBool>`not "c"."read"`

const isListed = (eb: Builder) => eb.and([eb('c.deletedAt', 'is', null), eb('c.folder', '!=', 'spam')])

// Never NULL, as the comparison alone would be, so that it can be negated.
const isSnoozed = (eb: Builder, now: string) =>
  eb.and([eb('c.snoozedUntil', 'is not', null), eb('c.snoozedUntil', '>', now)])

/** True for the messages that put their conversation into the folder. */
export const isInFolder = (eb: Builder, folder: MailFolder | 'anywhere', { id, now }: Reader) => {
  const rules = {
    inbox: () =>
      eb.and([
        eb('c.deletedAt', 'is', null),
        eb('c.folder', '=', 'inbox'),
        eb.or([eb('c.snoozedUntil', 'is', null), eb('c.snoozedUntil', '<=', now)]),
      ]),
    starred: () => eb.and([isListed(eb), sql<SqlBool>`"c"."starred"`]),
    important: () => eb.and([isListed(eb), sql<SqlBool>`"c"."important"`]),
    snoozed: () => eb.and([isListed(eb), isSnoozed(eb, now)]),
    sent: () => eb.and([isListed(eb), eb('m.senderId', '=', id), sql<SqlBool>`"m"."state" = 'sent'`]),
    scheduled: () =>
      eb.and([eb('c.deletedAt', 'is', null), eb('m.senderId', '=', id), sql<SqlBool>`"m"."state" = 'queued'`]),
    drafts: () =>
      eb.and([eb('c.deletedAt', 'is', null), eb('m.senderId', '=', id), sql<SqlBool>`"m"."state" = 'draft'`]),
    archive: () => eb.and([eb('c.deletedAt', 'is', null), eb('c.folder', '=', 'archive')]),
    all: () => isListed(eb),
    spam: () => eb.and([eb('c.deletedAt', 'is', null), eb('c.folder', '=', 'spam')]),
    trash: () => eb('c.deletedAt', 'is not', null),
    anywhere: () => eb.lit(true),
  }
  return rules[folder]()
}

/** True for the messages of a listed conversation that count in the folder; in the trash only deleted ones. */
export const isInScope = (eb: Builder, folder: MailFolder | undefined) => {
  if (folder === 'trash') return eb('c.deletedAt', 'is not', null)
  if (folder === 'spam') return eb.and([eb('c.deletedAt', 'is', null), eb('c.folder', '=', 'spam')])
  if (folder === 'drafts') return eb.and([eb('c.deletedAt', 'is', null), eb('m.state', '=', 'draft')])
  if (folder === 'scheduled') return eb.and([eb('c.deletedAt', 'is', null), eb('m.state', '=', 'queued')])
  return isListed(eb)
}

/** True for the messages that match a search. */
export const matchesSearch = (eb: Builder, search: Search, reader: Reader) => {
  const terms = parseSearch(search.q ?? '')
  return eb.and([
    ...(hasFolderTerm(terms) ? [] : [isInFolder(eb, getSearchFolder(search) ?? 'anywhere', reader)]),
    ...(search.copies === undefined ? [] : [sql<SqlBool>`"c"."id" in (${sql.join([0, ...search.copies])})`]),
    ...(search.label === undefined ? [] : [hasLabel(eb, search.label)]),
    ...terms.map((term) => matchesTerm(eb, term, { ...reader, timeZone: search.timeZone })),
  ])
}

const hasLabel = (eb: Builder, id: number) =>
  eb.exists(
    eb
      .selectFrom('emailCopyLabels as l')
      .select('l.copyId')
      .whereRef('l.copyId', '=', 'c.id')
      .where('l.labelId', '=', id),
  )

const hasLabelNamed = (eb: Builder, name: string, userId: string) =>
  eb.exists(
    eb
      .selectFrom('emailCopyLabels as l')
      .innerJoin('emailLabels as n', 'n.id', 'l.labelId')
      .select('l.copyId')
      .whereRef('l.copyId', '=', 'c.id')
      .where('n.userId', '=', userId)
      // As in Gmail, hyphens replace the spaces in the name of a label.
      .where('n.folded', 'in', [fold(name), fold(name).replaceAll('-', ' ')]),
  )

/** Folds case and accents and collapses white space, as in the stored search columns. */
export const searched = (...parts: readonly string[]) =>
  fold(...parts)
    .replace(/\s+/g, ' ')
    .trim()

const containsText = (column: `m.${keyof Tables['emails']}`, words: string) => includes(column, searched(words))

interface SearchReader extends Reader {
  timeZone: string | undefined
}

const dayStart = (day: string, { timeZone = 'UTC' }: SearchReader) => dayStarts(timeZone)(day)

const addDays = (day: string, count = 0) => new Date(Date.parse(day) + count * 86_400_000).toISOString()

const matchesTerm = (eb: Builder, term: Term, reader: SearchReader): Expression<SqlBool> =>
  term.not ? eb.not(isTrue(eb, term, reader)) : isTrue(eb, term, reader)

const isTrue = (eb: Builder, term: Term, reader: SearchReader): Expression<SqlBool> => {
  const resolveMe = (value: string) => (value.toLowerCase() === 'me' ? reader.email : value)
  switch (term.kind) {
    case 'any':
      return eb.or(term.terms.map((one) => matchesTerm(eb, one, reader)))
    case 'all':
      return eb.and(term.terms.map((one) => matchesTerm(eb, one, reader)))
    case 'text':
      return containsText('m.search', term.value)
    case 'from':
      return containsText('m.byFrom', resolveMe(term.value))
    case 'to':
      return containsText('m.byTo', resolveMe(term.value))
    case 'cc':
      return containsText('m.byCc', resolveMe(term.value))
    case 'bcc':
      return eb.and([eb('m.senderId', '=', reader.id), containsText('m.byBcc', term.value)])
    case 'subject':
      return containsText('m.bySubject', term.value)
    case 'filename':
      return containsText('m.byFile', term.value)
    case 'label':
      return hasLabelNamed(eb, term.value, reader.id)
    case 'in':
      return isInFolder(eb, term.folder, reader)
    case 'is':
      return isMarked(eb, term.mark, reader)
    case 'has':
      return eb('m.byFile', '!=', '')
    case 'before':
      return eb('c.time', '<', dayStart(term.day, reader))
    case 'after':
      return eb('c.time', '>=', dayStart(term.day, reader))
    case 'older':
      return eb('c.time', '<', addDays(reader.now, -term.days))
    case 'newer':
      return eb('c.time', '>=', addDays(reader.now, -term.days))
    case 'larger':
      return eb('m.size', '>', term.bytes)
    case 'smaller':
      return eb('m.size', '<', term.bytes)
  }
}

const isMarked = (eb: Builder, mark: Extract<Term, { kind: 'is' }>['mark'], { now }: Reader) => {
  if (mark === 'unread') return isUnread
  if (mark === 'snoozed') return isSnoozed(eb, now)
  return eb(`c.${mark}`, '=', true)
}
