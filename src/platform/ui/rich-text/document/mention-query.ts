import type { EditorState } from '@tiptap/pm/state'
import { fold } from '#platform/text/fold.ts'
import type { Mentionable } from './mention-node.ts'

const typed = /(?:^|[\s(¿¡“«])@([\p{L}\p{M}\p{N}._'’-]*(?: [\p{L}\p{M}\p{N}._'’-]*)?)$/u
const maxShown = 8

/** The text after an `@` that is being typed, and its position; undefined in an email address. */
export function mentionQuery({ selection }: EditorState) {
  const { $from, empty } = selection
  if (!empty || !$from.parent.isTextblock || $from.parent.type.spec.code) return undefined
  // Other nodes, such as a mention, count as one character, as in positions of the text.
  const [, query] = typed.exec($from.parent.textBetween(0, $from.parentOffset, undefined, '\uFFFC')) ?? []
  return query === undefined ? undefined : { query, from: $from.pos - query.length - 1, to: $from.pos }
}

/** People with a part of their name that begins with the query. */
export function matchingPeople<Person extends Mentionable>(query: string, people: readonly Person[]): Person[] {
  const searched = fold(query.trim())
  const matches = ({ name }: Person) => {
    const foldedName = fold(name)
    return foldedName.startsWith(searched) || foldedName.split(/\s+/).some((part) => part.startsWith(searched))
  }
  return people.filter(matches).slice(0, maxShown)
}
