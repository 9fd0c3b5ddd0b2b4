import { lazy, type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from '#platform/ui/states/error-boundary.tsx'
import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import styles from './editor.module.css'
import type { PictureOf } from './shown-picture.tsx'

const load = () => import('./editor.tsx')
const Editor = lazy(async () => ({ default: (await load()).Editor }))
const ArticleEditor = lazy(async () => ({ default: (await import('./article/article-editor.tsx')).ArticleEditor }))

export interface RichTextEditorProps {
  /** What is written here: the field's name. */
  label: string
  /** What stands in it at first, and again when `resetKey` changes: HTML, '' for nothing. */
  value: string
  /** Told after every change; '' where nothing is written. */
  onChange: (html: string) => void
  placeholder?: string
  /** Takes the focus when it appears: at the start where the text begins with an empty line, else at its end. */
  isFocused?: boolean
  /** Only the tools that a comment needs. */
  isSmall?: boolean
  /** Without a frame of its own, for a place that has one. */
  isFrameless?: boolean
  isDisabled?: boolean
  /** The id of what is wrong with it, or of a hint. */
  describedBy?: string
  isInvalid?: boolean
  /** Files that were pasted or dropped into the text. */
  onFiles?: (files: File[]) => void
  /** Ctrl or Cmd with Enter. */
  onSubmit?: () => void
  /** Makes it an article's: with pictures, tables, a menu that `/` opens, and the number of words. */
  pictureOf?: PictureOf
  resetKey?: string | number
  /** Below the text, inside the frame: attachments, what sends it. */
  footer?: ReactNode
  /** May set `--editor-min` and `--editor-max`, between which the text's height grows. */
  className?: string
}

/** Starts to load what writing needs, for a place where it will soon be wanted. */
export const prepareRichTextEditor = () => void load().catch(() => {})

/** A field for formatted text. What it takes to write is loaded with the first one, in a place of the same height. */
export const RichTextEditor = ({ pictureOf, ...props }: RichTextEditorProps) => (
  <ErrorBoundary>
    <Suspense fallback={<Waiting {...props} />}>
      {pictureOf ? (
        <ArticleEditor key={props.resetKey} {...props} pictureOf={pictureOf} />
      ) : (
        <Editor key={props.resetKey} {...props} />
      )}
    </Suspense>
  </ErrorBoundary>
)

/** Stands where an editor will be. */
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
