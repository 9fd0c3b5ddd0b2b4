import { IconPaperclip } from '@tabler/icons-react'
import type { StoredFile } from '#platform/files/stored-file.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { AttachButton } from '#platform/ui/files/attach-button.tsx'
import { FileList } from '#platform/ui/files/file-list.tsx'
import { UploadList } from '#platform/ui/files/upload-list.tsx'
import type { Uploads } from '#platform/ui/files/use-uploads.ts'
import type { TaskDetail } from '../contract-schemas.ts'
import { api } from '../kanban-client.ts'
import type { BoardActions } from '../use-board-actions.ts'
import sections from './section.module.css'

interface AttachmentsProps {
  task: Pick<TaskDetail, 'id' | 'attachments'>
  /** Files on their way to the card. */
  uploads: Uploads
  canWrite: boolean
  actions: Pick<BoardActions, 'detachFile'>
}

/** A card's files, and those that are being uploaded. */
export function Attachments({ task, uploads, canWrite, actions }: AttachmentsProps) {
  const t = useTexts('kanban')
  const load = ({ id }: StoredFile) => api.downloadAttachment.send({ params: { id: task.id, file: id } })
  return (
    <section className="grid gap-3 min-inline-0">
      <div className={sections.head}>
        <IconPaperclip size={18} aria-hidden />
        <h3 className={sections.title}>{t('attachments.title')}</h3>
        {canWrite && <AttachButton label={t('attachments.add')} onFiles={uploads.add} />}
      </div>
      <FileList
        files={task.attachments}
        load={load}
        onRemove={canWrite ? (file) => actions.detachFile(task.id, file) : undefined}
      />
      {canWrite && <UploadList uploads={uploads} />}
    </section>
  )
}
