import { useTexts } from '#platform/i18n/use-texts.ts'
import { useColleagues } from '#platform/web/session/colleagues.ts'
import { everybodyId } from './mentions.ts'

/** Names and avatars by user id, including former members. */
export function useNames() {
  const t = useTexts('chats')
  const byId = new Map(useColleagues().map((colleague) => [colleague.id, colleague]))
  return {
    getName: (userId: string) => (userId === everybodyId ? t('mention.all') : (byId.get(userId)?.name ?? t('someone'))),
    getAvatar: (userId: string) => byId.get(userId)?.avatar,
  }
}
