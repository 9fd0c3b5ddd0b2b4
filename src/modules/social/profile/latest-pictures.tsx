import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import type { Profile } from '../contract-people.ts'
import { latestPicturesQuery } from '../first-queries.ts'
import { Picture } from '../picture/picture.tsx'
import styles from './latest-pictures.module.css'
import { profilePath } from './profile-paths.ts'

/** The latest pictures of a person, linked to the gallery; empty without any. */
export function LatestPictures({ profile }: { profile: Profile }) {
  const t = useTexts('social')
  const { data: items = [] } = useQuery(latestPicturesQuery(profile.isSelf ? undefined : profile.id))
  if (items.length === 0) return null
  const path = profilePath('gallery', profile.isSelf ? undefined : profile.id)
  return (
    <Card title={t('profile.pictures')} aside={<Link to={path}>{t('profile.allPictures')}</Link>}>
      <ul className={styles.grid}>
        {items.map(({ id, cover, name }) => (
          <li key={id}>
            <Link className="block" to={path}>
              <Picture className={styles.picture} path={cover} alt={name} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
