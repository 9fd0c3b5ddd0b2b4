import { IconUpload } from '@tabler/icons-react'
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './files.module.css'

interface DropAreaProps {
  onFiles: (files: File[]) => void
  /** Replaces "Drop files to attach them". */
  label?: string
  isDisabled?: boolean
  className?: string
  children: ReactNode
}

const hasFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false

/** Drop target for files, visible while files are dragged over it. Keyboard users have the button. */
export function DropArea({ onFiles, label, isDisabled = false, className, children }: DropAreaProps) {
  const t = useTexts('platform')
  const [isDragOver, setDragOver] = useState(false)
  // Counted, since `dragenter` of an element fires before `dragleave` of the previous one.
  const depth = useRef(0)
  useEffect(preventFileNavigation, [])

  const handleDragEnter = ({ dataTransfer }: DragEvent) => {
    if (isDisabled || !hasFiles(dataTransfer)) return
    depth.current += 1
    setDragOver(true)
  }
  const handleDragLeave = ({ dataTransfer }: DragEvent) => {
    if (!hasFiles(dataTransfer)) return
    depth.current = Math.max(0, depth.current - 1)
    if (depth.current === 0) setDragOver(false)
  }
  const drop = (event: DragEvent) => {
    depth.current = 0
    setDragOver(false)
    if (isDisabled || event.defaultPrevented || !hasFiles(event.dataTransfer)) return
    event.preventDefault()
    const files = [...event.dataTransfer.files]
    if (files.length > 0) onFiles(files)
  }

  return (
    <div
      className={className ? `relative ${className}` : 'relative'}
      onDragEnter={handleDragEnter}
      onDragLeave={handleDragLeave}
      onDragOver={(event) => {
        if (isDisabled || !hasFiles(event.dataTransfer)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
      }}
      onDrop={drop}
    >
      {children}
      <div role="status" className={styles.target} data-over={isDragOver}>
        {isDragOver && (
          <>
            <IconUpload size={20} aria-hidden />
            {label ?? t('files.drop')}
          </>
        )}
      </div>
    </div>
  )
}

/** Ignores files dropped beside the area; the browser would open them and unsaved input would be lost. */
function preventFileNavigation() {
  const refuse = (event: globalThis.DragEvent) => {
    if (event.defaultPrevented || !hasFiles(event.dataTransfer)) return
    event.preventDefault()
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
  }
  addEventListener('dragover', refuse)
  addEventListener('drop', refuse)
  return () => {
    removeEventListener('dragover', refuse)
    removeEventListener('drop', refuse)
  }
}
