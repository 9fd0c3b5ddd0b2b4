import { IconArrowLeft } from '@tabler/icons-react'
import { Suspense, useRef } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Failure } from '#platform/errors/failure.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { ConflictNotice } from '#platform/ui/drafts/conflict-notice.tsx'
import { LeaveGuard } from '#platform/ui/states/leave-guard.tsx'
import { SaveState } from '#platform/ui/drafts/save-state.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useScreenTitle } from '#platform/web/navigation/screen-title.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import type { TextDocument } from '../contract.ts'
import type { DocumentActions } from '../use-document-actions.ts'
import { useRights } from '../use-rights.ts'
import type { DraftState, OpenDraft } from './document-draft.ts'
import { DocumentMenu } from './document-menu.tsx'
import styles from './document-pane.module.css'
import { DocumentView } from './document-view.tsx'
import { DocumentText } from './document-text.tsx'
import { TitleField } from './title-field.tsx'
import { TrashNotice } from './trash-notice.tsx'
import { useDocumentDraft } from './use-document-draft.ts'

interface DocumentPaneProps {
  document: TextDocument
  actions: DocumentActions
}

/** Edits the document; read-only in the trash or without the right to edit. */
export function DocumentPane({ document, actions }: DocumentPaneProps) {
  const t = useTexts('form-tiptap')
  const rights = useRights()
  const { draft, state } = useDocumentDraft(document)
  const pane = useRef<HTMLElement>(null)
  const isSaved = useRef(false)
  const { values, status, round } = state
  const isWritable = rights.update && !document.deleted
  useScreenTitle(values.title || t('untitled'))
  useShortcuts(t('one'), isWritable ? [{ keys: 'Mod+s', label: t('saveNow'), run: () => void draft.save() }] : [])

  return (
    <section ref={pane} className={styles.pane} aria-label={values.title || t('untitled')}>
      <header className={styles.head}>
        <IconAction
          label={t('back')}
          icon={<IconArrowLeft className={styles.back} size={20} aria-hidden />}
          onClick={actions.close}
        />
        {isWritable && <Saving document={document} draft={draft} state={state} />}
        <span className="flex-1" />
        <DocumentMenu document={document} values={values} actions={actions} />
      </header>
      {status === 'conflict' && <Conflict draft={draft} />}
      {document.deleted && <TrashNotice document={document} actions={actions} />}
      {isWritable ? (
        <div className={styles.paper}>
          <TitleField
            title={values.title}
            isFocused={document.version === 1 && document.title === '' && document.content === ''}
            onChange={(title) => draft.change({ title })}
            onEnd={() => pane.current?.querySelector<HTMLElement>('[contenteditable="true"]')?.focus()}
          />
          <Suspense>
            <DocumentText id={document.id} content={values.content} round={round} onChange={draft.change} />
          </Suspense>
        </div>
      ) : (
        <DocumentView document={document} />
      )}
      <LeaveGuard
        isDirty={status === 'failed' || status === 'conflict'}
        isSaved={isSaved}
        title={t('leave.title')}
        action={t('leave.action')}
        getFormKey={getDocumentId}
        onLeave={() => status === 'conflict' && draft.end()}
      >
        {t('leave.text')}
      </LeaveGuard>
    </section>
  )
}

function Saving({ document, draft, state }: { document: TextDocument; draft: OpenDraft; state: DraftState }) {
  const t = useTexts('form-tiptap')
  const format = useFormats()
  const { status, failure, record } = state
  if (status === 'conflict') return null
  return (
    <SaveState status={status} retry={{ label: t('tryAgain'), run: () => void draft.save() }}>
      {status === 'failed'
        ? t(`failures.${getReason(failure)}`)
        : t(`states.${status}`, { when: format.relative(record?.updatedAt ?? document.updatedAt) })}
    </SaveState>
  )
}

function Conflict({ draft }: { draft: OpenDraft }) {
  const t = useTexts('form-tiptap')
  const showError = () => toast({ text: t('failures.server'), tone: 'error' })
  const loadServerVersion = async () => {
    const ownChanges = await draft.discardOwnChanges()
    toast({ text: t('conflict.taken'), undo: () => draft.restore(ownChanges) })
  }
  return (
    <ConflictNotice
      className={styles.notice}
      text={t('conflict.text')}
      mine={{ label: t('conflict.mine'), run: () => draft.keepOwnChanges().catch(showError) }}
      theirs={{ label: t('conflict.theirs'), run: () => loadServerVersion().catch(showError) }}
    />
  )
}

/** The key of the message for a failed save. */
function getReason(failure: Failure | undefined) {
  if (!failure || failure.status >= 500) return 'server'
  if (failure.status === 0) return 'offline'
  if (failure.status === 401 || failure.status === 403) return 'forbidden'
  return failure.status === 404 ? 'gone' : 'refused'
}

const getDocumentId = ({ pathname, search }: { pathname: string; search: string }) =>
  `${pathname} ${new URLSearchParams(search).get('document')}`
