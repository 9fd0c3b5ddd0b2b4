import { createContext, use } from 'react'
import type { Post } from '../contract-posts.ts'

/** The purpose of the dialog: create, edit or share a post. */
export type ComposeTarget = { kind: 'new' } | { kind: 'edit' | 'share'; post: Post }

export const ComposeContext = createContext<(target: ComposeTarget) => void>(() => {})

/** Opens the dialog for writing posts. */
export const useCompose = () => use(ComposeContext)
