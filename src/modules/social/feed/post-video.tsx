import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './post-video.module.css'

/** A link to a video. Nothing is loaded from its site. */
export function PostVideo({ video }: { video: string }) {
  const t = useTexts('social')
  return (
    <a
      className={styles.poster}
      data-mode="dark"
      href={`https://www.youtube.com/watch?v=${encodeURIComponent(video)}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      <span className={styles.play}>
        <IconPlayerPlayFilled size={28} aria-hidden />
      </span>
      <span className="grid padding-inline-4">
        <span className="semibold">{t('post.video')}</span>
        <span className="text-quiet text-13">{t('post.videoNote')}</span>
      </span>
    </a>
  )
}
