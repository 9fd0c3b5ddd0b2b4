import { useTexts } from '#platform/i18n/use-texts.ts'
import { useColleagues } from '#platform/web/session/colleagues.ts'
import { everybody } from './mentions.ts'

/** Names and avatars by user id, including former members. */
export function useNames() {
  const t = useTexts('chats')
  const byId = new Map(useColleagues().map((colleague) => [colleague.id, colleague]))
  return {
    nameOf: (userId: string) => (userId === everybody ? t('mention.all') : (byId.get(userId)?.name ?? t('someone'))),
    avatarOf: (userId: string) => byId.get(userId)?.avatar,
  }
}
