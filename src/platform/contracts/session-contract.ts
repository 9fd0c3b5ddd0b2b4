import * as z from 'zod'
import { contract, del, everybody, get, put, readOnly, readWrite } from '#platform/contract.ts'
import { Rule } from '#platform/permissions/rules.ts'
import { Workspace } from './workspace.ts'

export const SessionUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** A built-in role or a custom one. */
  role: z.string(),
  /** Null for a built-in role, whose name is in the texts of the screens. */
  roleName: z.string().nullable(),
  jobTitle: z.string(),
  avatar: z.string(),
})
export type SessionUser = z.infer<typeof SessionUser>

/** The signed-in user with the rules of the role, and in sample mode the users that a visitor may choose. */
export const Session = z.object({
  mode: z.enum(['sample', 'production']),
  user: SessionUser,
  rules: z.array(Rule),
  /** The role allows only the own account; an administrator has to assign another one. */
  awaitsRole: z.boolean().optional(),
  users: z.array(SessionUser),
  /** Whether emails reach their recipients: not in sample mode, nor without a mail server. Absent: they do. */
  sendsEmail: z.boolean().optional(),
  /** Absent in responses of another back end: then the built values apply. */
  workspace: Workspace.optional(),
})
export type Session = z.infer<typeof Session>

export const session = contract(
  'session',
  '/api/session',
  {
    show: get('/', { returns: Session, summary: 'The signed-in user and their permissions' }),
    change: put('/', {
      body: z.strictObject({ userId: z.string().max(64) }),
      returns: Session,
      transaction: 'manual',
      silent: true,
      summary: 'Sample mode: switches to another sample user',
    }),
    end: del('/', { summary: 'Signs out' }),
  },
  { private: true, everyone: true, grants: everybody(readWrite) },
)

/** A user's theme settings. Screens define their schema; the server stores the newest. */
export const SavedSettings = z.strictObject({ value: z.record(z.string(), z.json()), savedAt: z.iso.datetime() })
export type SavedSettings = z.infer<typeof SavedSettings>

const maxSettingsLength = 16_000
const NewSettings = SavedSettings.extend({
  value: SavedSettings.shape.value.refine(
    (value) => JSON.stringify(value).length <= maxSettingsLength,
    `At most ${maxSettingsLength} characters as JSON`,
  ),
})

export const settings = contract(
  'settings',
  '/api/settings',
  {
    show: get('/', { returns: SavedSettings.nullable(), summary: 'The user’s theme settings' }),
    save: put('/', { body: NewSettings, summary: 'Saves the theme settings for the user’s other browsers' }),
  },
  { private: true, everyone: true, grants: everybody(readWrite) },
)

export const colleagues = contract(
  'colleagues',
  '/api/colleagues',
  {
    list: get('/', {
      query: z.strictObject({ q: z.string().max(200).optional() }),
      returns: z.array(SessionUser),
      summary: 'All users, or those with every word of q in name, address or job title',
    }),
  },
  { everyone: true, grants: everybody(readOnly), uncountedReads: 'Every screen shows the names of colleagues' },
)

export const presence = contract(
  'presence',
  '/api/presence',
  { list: get('/', { returns: z.array(z.string()), summary: 'The ids of users with an open screen' }) },
  { everyone: true, grants: everybody(readOnly), uncountedReads: 'Every screen shows who is online' },
)
