import { type ClipboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useUploads } from '#platform/ui/files/use-uploads.ts'
import type { BoardActions } from '../use-board-actions.ts'

/** Uploads that are attached to the card as soon as they are stored, and the handler of pasted files. */
export function useCardUploads(taskId: number, { attachFiles }: Pick<BoardActions, 'attachFiles'>) {
  const uploads = useUploads()
  const sent = useRef(new Set<string>())
  const attach = useEffectEvent(async () => {
    const stored = uploads.files.filter((upload) => upload.stored && !sent.current.has(upload.key))
    if (stored.length === 0) return
    for (const { key } of stored) sent.current.add(key)
    const ids = stored.flatMap((upload) => upload.stored?.id ?? [])
    // The app shows the error.
    await attachFiles(taskId, ids).catch(() => {})
    for (const { key } of stored) uploads.remove(key)
  })
  const storedCount = uploads.stored.length
  useEffect(() => void attach(), [storedCount])

  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    if (files.length === 0 || event.defaultPrevented) return
    event.preventDefault()
    uploads.add(files)
  }
  return { uploads, paste }
}
