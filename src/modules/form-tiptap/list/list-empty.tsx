import { Button } from '@mui/material'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { useView } from '#platform/web/search/use-view.ts'
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
      <EmptyState
        small
        picture="/pictures/empty/nothing-found.svg"
        title={t('empty.found')}
        text={t('empty.foundText')}
        action={
          <Button component={Link} to={linkTo(view, { q: undefined })} variant="outlined" color="secondary">
            {t('empty.clear')}
          </Button>
        }
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
