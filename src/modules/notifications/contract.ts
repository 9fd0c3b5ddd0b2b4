import * as z from 'zod'
import { contract, everybody, get, listQuery, patch, post, readWrite } from '#platform/contract.ts'
import { NoticeValues } from '#platform/contracts/notice.ts'
import { isTimeZone } from '#platform/contracts/workspace-rules.ts'

const moment = z.iso.datetime()
const Topic = z.string().min(1).max(64)

export const Notification = z.object({
  id: z.int(),
  /** The contract that sent it; determines the texts together with the kind. */
  topic: Topic,
  kind: z.string(),
  values: NoticeValues,
  /** Path of the related screen. */
  path: z.string(),
  /** Number of occurrences since it was last read. */
  count: z.int(),
  at: moment,
  readAt: moment.nullable(),
  /** The user who caused it; null for background work. */
  author: z.object({ name: z.string(), avatar: z.string() }).nullable(),
})
export type Notification = z.infer<typeof Notification>

/** Number of unread notices, and the paths that they link to. */
export const Unread = z.object({ count: z.int(), paths: z.array(z.string()) })

/** Numbers for a filter. */
export const Facet = z.object({ topic: Topic, count: z.int(), unread: z.int() })
export type Facet = z.infer<typeof Facet>

export const mailings = ['never', 'daily', 'atOnce'] as const

/** One kind of notice and its channels. */
export const Choice = z.object({
  topic: Topic,
  kind: z.string().min(1).max(64),
  inApp: z.boolean(),
  byMail: z.boolean(),
})
export type Choice = z.infer<typeof Choice>

export const Preferences = z.object({
  mail: z.enum(mailings),
  /** Hour of the daily email, in the time zone. */
  hour: z.int().min(0).max(23),
  timeZone: z.string().max(64).refine(isTimeZone),
  choices: z.array(Choice),
})
export type Preferences = z.infer<typeof Preferences>

const Ids = z.array(z.int().min(1).max(2_147_483_647)).min(1).max(1000)
const Changed = z.object({ ids: z.array(z.int()) })

export const notifications = contract(
  'notifications',
  '/api/data/notifications',
  {
    list: get('/', {
      query: listQuery(Notification, {
        search: ['values', 'author'],
        filter: ['topic'],
        sort: ['-at'],
        extra: { unread: z.boolean().optional() },
      }),
      returns: z.array(Notification),
      summary: 'The user’s notices, newest first',
    }),
    unread: get('/unread', { returns: Unread }),
    facets: get('/facets', { returns: z.array(Facet), summary: 'Number of notices by contract' }),
    mark: post('/read', {
      body: z.strictObject({ ids: Ids, read: z.boolean() }),
      returns: Changed,
      action: 'update',
      summary: 'Marks notices as read or unread',
    }),
    markAll: post('/read-all', {
      body: z.strictObject({ topic: Topic.optional() }),
      returns: Changed,
      action: 'update',
      summary: 'Marks all as read; returns those that were unread',
    }),
    visit: post('/visit', {
      body: z.strictObject({ path: z.string().min(1).max(500) }),
      returns: Changed,
      action: 'update',
      summary: 'Marks the notices of a visible screen as read',
    }),
    remove: post('/remove', { body: z.strictObject({ ids: Ids }), returns: Changed, action: 'delete' }),
    restore: post('/restore', { body: z.strictObject({ ids: Ids }), returns: Changed, action: 'update' }),
    preferences: get('/preferences', { returns: Preferences }),
    prefer: patch('/preferences', {
      body: z
        .strictObject({
          mail: Preferences.shape.mail,
          hour: Preferences.shape.hour,
          timeZone: Preferences.shape.timeZone,
          choices: z.array(Choice.strict()).min(1).max(200),
        })
        .partial(),
      returns: Preferences,
    }),
  },
  { private: true, everyone: true, unaudited: ['notifications'], grants: everybody(readWrite) },
)
