import { MenuItem, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ViewSearch } from '#platform/ui/search/view-search.tsx'
import { useTopicTitle } from '#platform/web/api/topics.ts'
import { api } from '../notifications-client.ts'
import type { NotificationsView } from './notifications-view.ts'
import styles from './filters.module.css'

interface FiltersProps {
  view: NotificationsView
  setView: (changes: Partial<NotificationsView>, options?: { replace: boolean }) => void
}

/** Filters of the list. */
export function Filters({ view, setView }: FiltersProps) {
  const t = useTexts('notifications')
  const { number } = useFormats()
  const getTopicTitle = useTopicTitle()
  const { data: facets = [] } = useQuery(api.facets.query())
  const narrow = (changes: Partial<NotificationsView>, options?: { replace: boolean }) =>
    setView({ page: undefined, ...changes }, options)
  const topics =
    facets.some(({ topic }) => topic === view.topic) || !view.topic
      ? facets
      : [...facets, { topic: view.topic, count: 0 }]
  return (
    <div className="row wrap gap-3 padding-4 border-below">
      <ViewSearch
        className={styles.search}
        label={t('search')}
        q={view.q ?? ''}
        focusKey="/"
        onSearch={(q) => narrow({ q }, { replace: true })}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t('shown')}
        value={view.unread ? 'unread' : 'all'}
        onChange={(_, chosen: string | null) => chosen && narrow({ unread: chosen === 'unread' || undefined })}
      >
        <ToggleButton value="all">{t('all')}</ToggleButton>
        <ToggleButton value="unread">{t('onlyUnread')}</ToggleButton>
      </ToggleButtonGroup>
      <TextField
        select
        size="small"
        className={styles.topic ?? ''}
        label={t('from')}
        value={view.topic ?? ''}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        onChange={(event) => narrow({ topic: event.target.value || undefined })}
      >
        <MenuItem value="">{t('everywhere')}</MenuItem>
        {topics.map(({ topic, count }) => (
          <MenuItem key={topic} value={topic}>
            <span className={styles.name}>{getTopicTitle(topic)}</span>
            <span className="push-end text-quiet tabular">{number(count)}</span>
          </MenuItem>
        ))}
      </TextField>
    </div>
  )
}
