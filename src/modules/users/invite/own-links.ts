import { createStore } from '#platform/web/store.ts'

/** A link that no email takes to its owner. */
export interface OwnLink {
  name: string
  email: string
  link: string
}

/** The links that the dialog shows; not stored, since each one opens an account. */
export const ownLinks = createStore<readonly OwnLink[]>([])

/** Shows the links among the results of invitations or resets; returns whether there are any. */
export function showLinks(newLinks: readonly { name: string; email: string; link: string | null }[]) {
  const links = newLinks.flatMap(({ name, email, link }) => (link === null ? [] : [{ name, email, link }]))
  if (links.length > 0) ownLinks.set(links)
  return links.length > 0
}
