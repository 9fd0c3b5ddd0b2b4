import { Button } from '@mui/material'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'

interface Feed {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => Promise<unknown>
}

/** Loads older posts before the user reaches the end of the list; the button is for retrying. */
export function MorePosts({ feed }: { feed: Feed }) {
  const t = useTexts('social')
  const sentinel = useRef<HTMLDivElement>(null)
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = feed
  const waits = hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  const load = useEffectEvent(() => void feed.fetchNextPage())

  useEffect(() => {
    const end = sentinel.current
    if (!waits || !end) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) load()
      },
      { rootMargin: '1200px' },
    )
    observer.observe(end)
    return () => observer.disconnect()
  }, [waits])

  return (
    <div ref={sentinel} className="padding-block-4 text-quiet text-center">
      {hasNextPage ? (
        <Button
          variant="outlined"
          color="secondary"
          loading={isFetchingNextPage}
          onClick={() => void feed.fetchNextPage()}
        >
          {t('feed.more')}
        </Button>
      ) : (
        <p>{t('feed.end')}</p>
      )}
    </div>
  )
}
