import { IconArrowLeft, IconTrash } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ViewSearch } from '#platform/ui/search/view-search.tsx'
import { useView } from '#platform/web/url-state/use-view.ts'
import { DocumentsView, linkTo } from '../documents-view.ts'
import type { DocumentActions } from '../use-document-actions.ts'
import { useRights } from '../use-rights.ts'
import styles from './document-list.module.css'
import { ListMenu } from './list-menu.tsx'

/** Search and order; in the trash, the way back. */
export function ListHead({ actions }: { actions: DocumentActions }) {
  const t = useTexts('form-tiptap')
  const rights = useRights()
  const [view, setView] = useView(DocumentsView)
  return (
    <>
      <div className={styles.head}>
        <ViewSearch
          className={styles.search}
          label={t('search')}
          q={view.q ?? ''}
          focusKey="/"
          onSearch={(q) => setView({ q, page: undefined }, { replace: true })}
        />
        <ListMenu canImport={rights.create} actions={actions} />
      </div>
      {view.trash && (
        <div className={styles.trashBar}>
          <IconTrash size={16} aria-hidden />
          <h2 className={styles.trashTitle}>{t('trash.title')}</h2>
          <Link to={linkTo(view, { trash: undefined, page: undefined, document: undefined })} className={styles.back}>
            <IconArrowLeft size={16} aria-hidden />
            {t('trash.back')}
          </Link>
        </div>
      )}
    </>
  )
}
