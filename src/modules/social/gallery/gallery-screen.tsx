import { Alert } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { counted } from '#platform/numbers/counted.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { DropArea } from '#platform/ui/files/drop-area.tsx'
import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import { ViewSearch } from '#platform/ui/search/view-search.tsx'
import { useView } from '#platform/web/url-state/use-view.ts'
import type { Profile } from '../contract-people.ts'
import { MorePosts } from '../feed/more-posts.tsx'
import { gallery } from '../gallery-client.ts'
import tools from '../people/people-tools.module.css'
import { ProfileFrame } from '../profile/profile-frame.tsx'
import { useRights } from '../profile/use-rights.ts'
import { GalleryEmpty } from './gallery-empty.tsx'
import styles from './gallery-screen.module.css'
import { GalleryView } from './gallery-view.ts'
import grid from './picture-grid.module.css'
import { PictureGrid } from './picture-grid.tsx'
import { UploadButton } from './upload-button.tsx'
import { UploadTiles } from './upload-tiles.tsx'
import { createUploads } from './uploads.ts'
import { usePictures } from './use-pictures.ts'

export const Component = () => <ProfileFrame tab="gallery">{(profile) => <Gallery profile={profile} />}</ProfileFrame>

/** A person's pictures; the own gallery accepts uploads by button and drop. */
function Gallery({ profile }: { profile: Profile }) {
  const t = useTexts('social')
  const { canUpload } = useRights()
  const isOwn = profile.isSelf && canUpload
  const create = useMutation(gallery.create.mutation({ quiet: true }))
  const [uploads] = useState(() =>
    createUploads({ create: (name, file) => create.mutateAsync({ body: { name, file } }) }),
  )
  const list = useSyncExternalStore(uploads.subscribe, uploads.get, uploads.get)
  useEffect(() => uploads.end, [uploads])
  const add = (files: readonly File[]) => uploads.add(files, t('gallery.unnamed'))

  return (
    <DropArea label={t('gallery.drop')} isDisabled={!isOwn} onFiles={add}>
      <section className="grid one-column gap-4" aria-label={t('gallery.title')}>
        <GalleryTools onFiles={isOwn ? add : undefined} />
        <UploadTiles list={list} uploads={uploads} />
        <Pictures profile={profile} onFiles={isOwn ? add : undefined} />
      </section>
    </DropArea>
  )
}

interface ToolsProps {
  onFiles: ((files: File[]) => void) | undefined
}

function GalleryTools({ onFiles }: ToolsProps) {
  const t = useTexts('social')
  const [{ q }, setView] = useView(GalleryView)
  return (
    <div className={tools.tools}>
      <ViewSearch
        className={tools.search}
        label={t('gallery.search')}
        q={q ?? ''}
        focusKey="/"
        onSearch={(text) => setView({ q: text }, { replace: true })}
      />
      {onFiles && <UploadButton onFiles={onFiles} />}
    </div>
  )
}

function Pictures({ profile, onFiles }: { profile: Profile } & ToolsProps) {
  const t = useTexts('social')
  const [{ q, picture }, setView] = useView(GalleryView)
  const [linked] = useState(picture)
  const pictures = usePictures(profile.isSelf ? undefined : profile.id, q, linked)
  const { items, error } = pictures
  const isGone = picture !== undefined && !pictures.isPlaceholderData && !items?.some(({ id }) => id === picture)

  if (error && !items) return <ErrorState as="h2" error={error} onRetry={() => void pictures.refetch()} />
  if (!items)
    return (
      <div className={grid.grid}>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} className={styles.waiting} height="auto" />
        ))}
      </div>
    )
  if (items.length === 0) return <GalleryEmpty isOwn={onFiles !== undefined} />
  return (
    <>
      {isGone && (
        <Alert severity="info" onClose={() => setView({ picture: undefined }, { replace: true })}>
          {t('gallery.gone')}
        </Alert>
      )}
      <p role="status" className="text-quiet text-13">
        {t('gallery.total', counted(pictures))}
      </p>
      <PictureGrid
        items={items}
        total={pictures.total}
        isStale={pictures.isPlaceholderData}
        open={picture}
        onOpen={(id) => setView({ picture: id }, { replace: picture !== undefined })}
        onEnd={() => {
          if (pictures.hasNextPage && !pictures.isFetchingNextPage) void pictures.fetchNextPage()
        }}
      />
      {pictures.hasNextPage && <MorePosts feed={pictures} />}
    </>
  )
}
