import type { EditorState } from '@tiptap/pm/state'
import { fold } from '#platform/text/fold.ts'
import { type BlockName, blockNames } from './blocks.ts'

const typed = /^\/([\p{L}\p{M}\p{N} ]{0,30})$/u

/** The text after a `/` at the start of the current paragraph, and its position. */
export function slashQuery({ selection }: EditorState) {
  const { $from, empty } = selection
  if (!empty || $from.parent.type.name !== 'paragraph') return undefined
  const [, query] = typed.exec($from.parent.textBetween(0, $from.parentOffset)) ?? []
  return query === undefined ? undefined : { query, from: $from.start(), to: $from.pos }
}

/** The blocks whose name contains the typed text, in the interface language or in English. */
export function matchingBlocks(query: string, getName: (name: BlockName) => string) {
  const searched = fold(query.trim())
  return blockNames.filter((name) => fold(`${getName(name)} ${name}`).includes(searched))
}
