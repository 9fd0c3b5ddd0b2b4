import { useQuery } from '@tanstack/react-query'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { ModuleDefinition } from '#platform/module.ts'
import { sessionQuery } from '#platform/web/session/session.ts'
import styles from './menu-badge.module.css'

interface MenuBadgeProps {
  topic: string
  load: NonNullable<ModuleDefinition['badge']>
}

const maxShown = 99

/** Number of new items in a module; updates with changes of its topic. */
export function MenuBadge({ topic, load }: MenuBadgeProps) {
  const t = useTexts('shell')
  const { number } = useFormats()
  const isKnown = useQuery(sessionQuery).isSuccess
  const { data: count = 0 } = useQuery({
    queryKey: [topic, 'badge'],
    // Until the session is known, the menu shows entries that the user may not read.
    enabled: isKnown,
    queryFn: async () => (await load()).default(),
  })
  if (count === 0) return null
  return (
    <span className={styles.badge}>
      <span aria-hidden>{count > maxShown ? `${number(maxShown)}+` : number(count)}</span>
      <span className="visually-hidden">{t('newItems', { count })}</span>
    </span>
  )
}
