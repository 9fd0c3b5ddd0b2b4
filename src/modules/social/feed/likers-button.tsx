import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { posts } from '../social-client.ts'

const LikersDialog = lazy(async () => ({ default: (await import('./likers-dialog.tsx')).LikersDialog }))

interface LikersButtonProps {
  query: ReturnType<typeof posts.likers.query>
  className: string | undefined
  /** Number of likes. */
  children: ReactNode
}

/** Opens the list of the people who like a post or a comment. */
export function LikersButton({ query, className, children }: LikersButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </button>
      <Suspense>{isOpen && <LikersDialog query={query} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
