import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ViewSearch } from '#platform/ui/search/view-search.tsx'
import { useView } from '#platform/web/url-state/use-view.ts'
import type { Profile } from '../contract-people.ts'
import { PeopleEmpty } from '../people/people-empty.tsx'
import { PeopleList } from '../people/people-list.tsx'
import styles from '../people/people-tools.module.css'
import { getFilter, PeopleView, listRelations } from '../people/people-view.ts'
import { ProfileFrame } from '../profile/profile-frame.tsx'

export const Component = () => (
  <ProfileFrame tab="followers">{(profile) => <Followers profile={profile} />}</ProfileFrame>
)

/** Followers of a person and people they follow; on the own profile also suggestions. */
function Followers({ profile }: { profile: Profile }) {
  const t = useTexts('social')
  const [view, setView] = useView(PeopleView)
  const relations = listRelations(profile.isSelf)
  const relation = relations.find((one) => one === view.relation) ?? 'followers'
  const leaves = { followers: undefined, everyone: undefined, following: 'unfollowed', suggested: 'followed' } as const
  return (
    <section className="grid one-column gap-4" aria-label={t('followers.title')}>
      <div className={styles.tools}>
        <ToggleButtonGroup
          exclusive
          size="small"
          className={styles.choice ?? ''}
          aria-label={t('followers.choice')}
          value={relation}
          onChange={(_, chosen) => {
            const next = relations.find((one) => one === chosen)
            if (next) setView({ relation: next === 'followers' ? undefined : next })
          }}
        >
          {relations.map((one) => (
            <ToggleButton key={one} value={one}>
              {t(`followers.relations.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {relation !== 'suggested' && (
          <ViewSearch
            className={styles.search}
            label={t('followers.search')}
            q={view.q ?? ''}
            focusKey="/"
            onSearch={(q) => setView({ q }, { replace: true })}
          />
        )}
      </div>
      <PeopleList
        filter={getFilter(relation === 'suggested' ? {} : view, relation, profile)}
        leaves={profile.isSelf ? leaves[relation] : undefined}
        empty={
          <PeopleEmpty
            title={t(`followers.empty.${relation}`)}
            text={t('followers.empty.text')}
            isSearched={relation !== 'suggested' && Boolean(view.q?.trim())}
            onAll={() => setView({ q: undefined })}
            action={
              profile.isSelf ? { label: t('followers.find'), run: () => setView({ relation: 'everyone' }) } : undefined
            }
          />
        }
      />
    </section>
  )
}
