import { IconX } from '@tabler/icons-react'
import { Chip, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { ViewSearch } from '#platform/ui/search/view-search.tsx'
import { useCompose } from '../edit/compose-context.ts'
import type { Profile } from '../contract-people.ts'
import { useRights } from '../profile/use-rights.ts'
import styles from './feed-tools.module.css'
import { type FeedView, sources } from './feed-view.ts'

interface FeedToolsProps {
  profile: Profile
  view: FeedView
  setView: (changes: Partial<FeedView>, options?: { replace?: boolean }) => void
}

/** Button for a new post, search and filters. */
export function FeedTools({ profile, view, setView }: FeedToolsProps) {
  const t = useTexts('social')
  const { canPost } = useRights()
  const compose = useCompose()
  const [firstName = ''] = profile.name.split(' ')
  return (
    <div className={styles.tools}>
      {profile.isSelf && canPost && (
        <div className="row gap-3">
          <Avatar name={profile.name} src={profile.avatar} size={40} />
          <button
            type="button"
            className={styles.open}
            aria-haspopup="dialog"
            data-kind="compose"
            data-opens="field"
            onClick={() => compose({ kind: 'new' })}
          >
            {t('compose.open', { name: firstName })}
          </button>
        </div>
      )}
      <div className="flex wrap gap-3">
        {profile.isSelf && (
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label={t('feed.sources.label')}
            value={view.source ?? 'everyone'}
            onChange={(_, chosen) => {
              const source = sources.find((one) => one === chosen)
              if (source) setView({ source: source === 'everyone' ? undefined : source })
            }}
          >
            {sources.map((source) => (
              <ToggleButton key={source} value={source}>
                {t(`feed.sources.${source}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
        <ViewSearch
          className={styles.search}
          label={t('feed.search')}
          q={view.q ?? ''}
          focusKey="/"
          onSearch={(q) => setView({ q }, { replace: true })}
        />
      </div>
      {view.tag && (
        <Chip
          className={styles.tag ?? ''}
          label={t('feed.tagged', { tag: view.tag })}
          deleteIcon={<IconX size={16} aria-hidden />}
          onDelete={() => setView({ tag: undefined })}
        />
      )}
    </div>
  )
}
