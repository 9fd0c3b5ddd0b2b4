import { lazy, type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from '#platform/ui/states/error-boundary.tsx'
import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import styles from './editor.module.css'
import type { LoadPicture } from './shown-picture.tsx'

const load = () => import('./editor.tsx')
const Editor = lazy(async () => ({ default: (await load()).Editor }))
const ArticleEditor = lazy(async () => ({ default: (await import('./article/article-editor.tsx')).ArticleEditor }))

export interface RichTextEditorProps {
  /** The field's label. */
  label: string
  /** The initial HTML, also applied when `resetKey` changes; '' if empty. */
  value: string
  /** Called after every change; '' if empty. */
  onChange: (html: string) => void
  placeholder?: string
  /** Focuses the editor on mount: at the start if the text begins with an empty line, else at the end. */
  isFocused?: boolean
  /** Shows only the tools for comments. */
  isSmall?: boolean
  /** Without a border, inside a container that has one. */
  isFrameless?: boolean
  isDisabled?: boolean
  /** The id of the error, or of a hint. */
  describedBy?: string
  isInvalid?: boolean
  /** Called with pasted or dropped files. */
  onFiles?: (files: File[]) => void
  /** Called for Ctrl+Enter or Cmd+Enter. */
  onSubmit?: () => void
  /** Makes this an article, with pictures, tables, the `/` menu and a word count. */
  loadPicture?: LoadPicture
  resetKey?: string | number
  /** Content below the text, inside the border: attachments, buttons. */
  footer?: ReactNode
  /** May set `--editor-min` and `--editor-max`, the limits of the text's height. */
  className?: string
}

/** Preloads the editor. */
export const prepareRichTextEditor = () => void load().catch(() => {})

/** A rich-text field. Its code loads on first use, while a placeholder has the same height. */
export const RichTextEditor = ({ loadPicture, ...props }: RichTextEditorProps) => (
  <ErrorBoundary>
    <Suspense fallback={<Waiting {...props} />}>
      {loadPicture ? (
        <ArticleEditor key={props.resetKey} {...props} loadPicture={loadPicture} />
      ) : (
        <Editor key={props.resetKey} {...props} />
      )}
    </Suspense>
  </ErrorBoundary>
)

/** Placeholder of the editor. */
export const Waiting = ({ label, footer, isFrameless = false, className }: RichTextEditorProps) => (
  <div className={className ? `${styles.editor} ${className}` : styles.editor} data-frame={!isFrameless} aria-busy>
    <span className="visually-hidden">{label}</span>
    <div className={styles.toolbar}>
      <Skeleton width="40%" height={12} className={styles.waiting} />
    </div>
    <div className={styles.scroll}>
      <div className={styles.text} />
    </div>
    {footer}
  </div>
)
