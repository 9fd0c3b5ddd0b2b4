import { createContext, use } from 'react'
import type { Post } from '../contract-posts.ts'

/** What is to be written: a new post, another text for one, or one that passes on another's. */
export type ComposeTarget = { kind: 'new' } | { kind: 'edit' | 'share'; post: Post }

export const ComposeContext = createContext<(target: ComposeTarget) => void>(() => {})

/** Opens the dialog in which posts are written. */
export const useCompose = () => use(ComposeContext)
