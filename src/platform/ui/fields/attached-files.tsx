import './texts.ts'
import { IconPaperclip } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { StoredFiles } from '#platform/files/stored-file.ts'

/** Downloads a file of a record by its id. */
export type LoadFile = (file: string) => Promise<{ name: string; blob: Blob }>

const FileList = lazy(async () => ({ default: (await import('#platform/ui/files/file-list.tsx')).FileList }))

interface AttachedFilesProps {
  label: string
  value: unknown
  /** Without it, the files are counted only. */
  load: LoadFile | undefined
}

/** The files of a record: with names, sizes and downloads, or their number. */
export function AttachedFiles({ label, value, load }: AttachedFilesProps) {
  const t = useTexts('fields')
  const files = StoredFiles.parse(value)
  if (load)
    return (
      <Suspense fallback={t('files', { count: files.length })}>
        <FileList files={files} label={label} load={({ id }) => load(id)} />
      </Suspense>
    )
  return (
    <span className="row gap-1" title={files.map(({ name }) => name).join('\n')}>
      <IconPaperclip size={16} aria-hidden />
      <span className="tabular" aria-hidden>
        {files.length}
      </span>
      <span className="visually-hidden">{t('files', { count: files.length })}</span>
    </span>
  )
}
