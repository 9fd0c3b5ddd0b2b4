import { useEffect, useRef } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { showNearest } from '#platform/ui/show-nearest.ts'
import { useTopicTitle } from '#platform/web/api/topics.ts'
import { type Scope, getTopic } from './search/entries.ts'
import styles from './palette.module.css'

/** Available scopes: actions, pages and kinds of records with matches; always includes the chosen one. */
export function listScopes(topics: readonly string[], current: Scope): readonly Scope[] {
  const records = topics.map((topic): Scope => `records:${topic}`)
  return [...new Set<Scope>(['all', 'actions', 'pages', ...records, current])]
}

interface ScopeTabsProps {
  scopes: readonly Scope[]
  scope: Scope
  onScope: (scope: Scope) => void
}

/** Selects the scope; Tab switches it while the focus stays in the field. */
export function ScopeTabs({ scopes, scope, onScope }: ScopeTabsProps) {
  const t = useTexts('palette')
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const selectedTab = row.current?.querySelector('[aria-pressed=true]')
    if (selectedTab) showNearest(selectedTab)
  }, [scope])
  const getTitle = useTopicTitle()
  const getName = (option: Scope) => {
    const topic = getTopic(option)
    if (topic !== undefined) return getTitle(topic)
    return option === 'all' ? t('everything') : t(option === 'pages' ? 'groups.pages' : 'groups.actions')
  }
  return (
    <div ref={row} role="group" aria-label={t('filter')} className={styles.scopes}>
      {scopes.map((option) => (
        <button
          key={option}
          type="button"
          tabIndex={-1}
          className={styles.scope}
          aria-pressed={option === scope}
          onClick={() => onScope(option)}
        >
          {getName(option)}
        </button>
      ))}
    </div>
  )
}
