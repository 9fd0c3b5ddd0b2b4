import { Button } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { NothingFound } from '#platform/ui/states/nothing-found.tsx'
import { useView } from '#platform/web/url-state/use-view.ts'
import { DocumentsView, linkTo } from '../documents-view.ts'
import type { DocumentActions } from '../use-document-actions.ts'
import { useRights } from '../use-rights.ts'

/** Explains why the list is empty, with an action. */
export function ListEmpty({ actions }: { actions: DocumentActions }) {
  const t = useTexts('form-tiptap')
  const rights = useRights()
  const [view] = useView(DocumentsView)
  if (view.q?.trim())
    return (
      <NothingFound
        small
        title={t('empty.found')}
        text={t('empty.foundText')}
        to={linkTo(view, { q: undefined })}
        clearLabel={t('empty.clear')}
      />
    )
  if (view.trash)
    return (
      <EmptyState
        small
        picture="/pictures/empty/trash-empty.svg"
        title={t('empty.trash')}
        text={t('empty.trashText')}
      />
    )
  return (
    <EmptyState
      small
      picture="/pictures/empty/nothing-planned.svg"
      title={t('empty.none')}
      text={t('empty.noneText')}
      action={
        rights.create && (
          <Button variant="contained" loading={actions.isMaking} onClick={() => actions.make()}>
            {t('empty.first')}
          </Button>
        )
      }
    />
  )
}
