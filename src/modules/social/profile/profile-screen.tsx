import { useView } from '#platform/web/url-state/use-view.ts'
import { ComposeSlot } from '../edit/compose-slot.tsx'
import { Feed } from '../feed/feed.tsx'
import { FeedView } from '../feed/feed-view.ts'
import { SinglePost } from '../feed/single-post.tsx'
import { NoticesCard } from '../notices/notices-card.tsx'
import { AboutCard } from './about-card.tsx'
import { ExperienceCard } from './experience-card.tsx'
import { LatestPictures } from './latest-pictures.tsx'
import { ProfileFrame } from './profile-frame.tsx'
import styles from './profile-screen.module.css'
import { TopicsCard } from './topics-card.tsx'

/** A person's profile with the feed. */
export function Component() {
  const [{ post, person }] = useView(FeedView)
  return (
    <ProfileFrame tab="profile">
      {(profile) => (
        <ComposeSlot>
          <div className={styles.columns}>
            <div>
              <AboutCard profile={profile} />
            </div>
            <div className={styles.feed}>
              {post === undefined ? <Feed profile={profile} /> : <SinglePost key={post} id={post} person={person} />}
            </div>
            <div className={styles.more}>
              {profile.isSelf && <NoticesCard />}
              <ExperienceCard profile={profile} />
              <LatestPictures profile={profile} />
              {profile.isSelf && <TopicsCard />}
            </div>
          </div>
        </ComposeSlot>
      )}
    </ProfileFrame>
  )
}
