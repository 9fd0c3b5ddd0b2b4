import { noticeText } from '#platform/contracts/notice.ts'
import { useNoticeTexts } from '#platform/web/navigation/notice-texts.ts'
import { useSetting } from '#platform/web/settings/settings.ts'
import type { Notification } from '../contract.ts'

/** Returns the text of a notice in the interface language. */
export function useNoticeText() {
  const texts = useNoticeTexts()
  const language = useSetting('isLanguage')
  return (notice: Notification) => noticeText(texts, notice, language)
}
