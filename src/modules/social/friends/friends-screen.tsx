import { useNavigate } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ViewSearch } from '#platform/ui/search/view-search.tsx'
import { useView } from '#platform/web/url-state/use-view.ts'
import type { Profile } from '../contract-people.ts'
import { PeopleEmpty } from '../people/people-empty.tsx'
import { PeopleList } from '../people/people-list.tsx'
import styles from '../people/people-tools.module.css'
import { getFilter, PeopleView } from '../people/people-view.ts'
import { ProfileFrame } from '../profile/profile-frame.tsx'
import { profilePath } from '../profile/profile-paths.ts'

export const Component = () => <ProfileFrame tab="friends">{(profile) => <Friends profile={profile} />}</ProfileFrame>

/** People who follow a person and are followed back. */
function Friends({ profile }: { profile: Profile }) {
  const t = useTexts('social')
  const navigate = useNavigate()
  const [view, setView] = useView(PeopleView)
  return (
    <section className="grid one-column gap-4" aria-label={t('friends.title')}>
      <div className={styles.tools}>
        <ViewSearch
          className={styles.search}
          label={t('friends.search')}
          q={view.q ?? ''}
          focusKey="/"
          onSearch={(q) => setView({ q }, { replace: true })}
        />
      </div>
      <PeopleList
        filter={getFilter(view, 'friends', profile)}
        leaves={profile.isSelf ? 'unfollowed' : undefined}
        empty={
          <PeopleEmpty
            title={t('friends.empty')}
            text={t('friends.emptyText')}
            isSearched={Boolean(view.q?.trim())}
            onAll={() => setView({ q: undefined })}
            action={
              profile.isSelf
                ? { label: t('followers.find'), run: () => void navigate(profilePath('followers')) }
                : undefined
            }
          />
        }
      />
    </section>
  )
}
