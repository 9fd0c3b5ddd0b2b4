import { asset } from '#platform/web/navigation/asset.ts'
import { useFileUrl } from '#platform/web/api/use-file-url.ts'
import type { Task } from './contract-schemas.ts'
import { api } from './kanban-client.ts'

interface CoverProps {
  task: Pick<Task, 'id' | 'cover' | 'taskImage'>
  className: string | undefined
}

/** Cover of a task; decorative. External URLs are not loaded. */
export function Cover({ task, className }: CoverProps) {
  if (task.cover) return <UploadedCover id={task.id} file={task.cover.id} className={className} />
  if (!/^\/(?!\/)/.test(task.taskImage)) return null
  return <img className={className} src={asset(task.taskImage)} alt="" draggable={false} />
}

function UploadedCover({ id, file, className }: { id: number; file: string; className: string | undefined }) {
  const url = useFileUrl(() => api.downloadCover.send({ params: { id } }), [file])
  return url ? <img className={className} src={url} alt="" draggable={false} /> : <span className={className} />
}
