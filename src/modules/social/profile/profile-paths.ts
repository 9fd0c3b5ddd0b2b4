import { writeQuery } from '#platform/text/query-string.ts'

export const profileTabs = ['profile', 'followers', 'friends', 'gallery'] as const
export type ProfileTab = (typeof profileTabs)[number]

/** The URL of a person's screen; the own one without an id. */
export const profilePath = (tab: ProfileTab, person?: number) => ({
  pathname: `/apps/users/${tab}`,
  search: `${writeQuery({ person })}`,
})
