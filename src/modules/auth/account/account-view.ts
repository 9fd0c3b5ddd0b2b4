import * as z from 'zod'

export const accountTabs = ['profile', 'security', 'sessions', 'connections', 'usage'] as const
export type AccountTab = (typeof accountTabs)[number]

/** The search parameters of the screen. */
export const AccountView = z.object({ tab: z.enum(accountTabs).default('profile') })
