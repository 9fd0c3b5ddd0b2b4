import { useTexts } from '#platform/i18n/use-texts.ts'
import { useTopicTitle } from '#platform/web/api/topics.ts'
import type { AuditEntry } from './contract.ts'

/** Returns an entry's title, such as "Products, Wooden train" or "Tickets 12". */
export function useEntryTitle() {
  const t = useTexts('audit')
  const topicTitle = useTopicTitle()
  return ({ topic: name, label, recordId }: Pick<AuditEntry, 'topic' | 'label' | 'recordId'>) => {
    const topic = topicTitle(name)
    if (label) return t('entry', { topic, label })
    return recordId === null ? topic : t('numbered', { topic, id: recordId })
  }
}
