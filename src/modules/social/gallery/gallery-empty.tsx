import { Button } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { useView } from '#platform/web/url-state/use-view.ts'
import { GalleryView } from './gallery-view.ts'

/** Says why no pictures are shown. */
export function GalleryEmpty({ isOwn }: { isOwn: boolean }) {
  const t = useTexts('social')
  const [{ q }, setView] = useView(GalleryView)
  if (!q?.trim())
    return (
      <EmptyState
        picture="/pictures/empty/no-notes.svg"
        title={t('gallery.empty')}
        text={isOwn ? t('gallery.emptyOwn') : t('gallery.emptyText')}
      />
    )
  return (
    <EmptyState
      picture="/pictures/empty/nothing-found.svg"
      title={t('gallery.nothing')}
      text={t('gallery.nothingText')}
      action={
        <Button variant="outlined" color="secondary" onClick={() => setView({ q: undefined })}>
          {t('gallery.all')}
        </Button>
      }
    />
  )
}
