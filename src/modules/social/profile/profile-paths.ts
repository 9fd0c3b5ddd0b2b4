import { writeQuery } from '#platform/text/query-string.ts'

export const profileTabs = ['profile', 'followers', 'friends', 'gallery'] as const
export type ProfileTab = (typeof profileTabs)[number]

/** A screen of a person; of oneself where nobody is named. */
export const profilePath = (tab: ProfileTab, person?: number) => ({
  pathname: `/apps/users/${tab}`,
  search: `${writeQuery({ person })}`,
})
