import { counted } from '#platform/numbers/counted.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { getSearchFolder } from '../search/search-folder.ts'
import { FolderBar } from './folder-bar.tsx'
import { ListEmpty } from './list-empty.tsx'
import type { ShownMail } from './mail-source.ts'

interface ListNoticesProps {
  list: ShownMail['list']
  total: number
  canEmpty: boolean
}

/** Above the rows: the notice of trash or spam, the number of results, or the message of an empty list. */
export function ListNotices({ list, total, canEmpty }: ListNoticesProps) {
  const t = useTexts('email')
  const folder = getSearchFolder(list.query)
  return (
    <>
      {(folder === 'trash' || folder === 'spam') && total > 0 && <FolderBar folder={folder} canEmpty={canEmpty} />}
      <p className="visually-hidden" role="status">
        {list.total !== undefined && t('list.found', counted({ total, isLeast: list.isLeast }))}
      </p>
      {list.error && <ErrorState error={list.error} onRetry={list.retry} small />}
      {list.total === 0 && <ListEmpty />}
    </>
  )
}
