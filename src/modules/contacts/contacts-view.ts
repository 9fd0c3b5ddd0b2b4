import * as z from 'zod'
import { writeQuery } from '#platform/text/query-string.ts'
import type { ContactList } from './contract.ts'
import { departments, Label } from './contract-fields.ts'

export const sorts = ['firstname', 'lastname', 'company', '-updatedAt', '-id'] as const

/** The state of the screen in the URL. */
export const ContactsView = z.object({
  q: z.string().max(200).optional(),
  department: z.array(z.enum(departments)).optional(),
  label: z.array(Label).max(20).optional(),
  company: z.array(z.string()).max(20).optional(),
  starred: z.boolean().optional(),
  frequentlycontacted: z.boolean().optional(),
  owner: z.enum(['me']).optional(),
  deleted: z.boolean().optional(),
  sort: z.enum(sorts).optional(),
  /** The middle pane shows groups of probable duplicates instead of a list. */
  duplicates: z.boolean().optional(),
  /** The open contact, or a new one. */
  contact: z.union([z.literal('new'), z.coerce.number<number>().int().min(1)]).optional(),
  edit: z.boolean().optional(),
})
export type ContactsView = z.infer<typeof ContactsView>
export type ViewChanges = Partial<z.input<typeof ContactsView>>

/** Resets every filter, so that a link of the side pane sets the whole selection. */
const noPreset = {
  department: undefined,
  label: undefined,
  company: undefined,
  starred: undefined,
  frequentlycontacted: undefined,
  owner: undefined,
  deleted: undefined,
  duplicates: undefined,
} satisfies ViewChanges

export type ListQuery = z.input<typeof ContactList>

/** The query of the list. */
export const toListQuery = (view: ContactsView): ListQuery => ({
  ...(view.q?.trim() && { q: view.q.trim() }),
  ...(view.department?.length && { department: view.department }),
  ...(view.label?.length && { label: view.label }),
  ...(view.company?.length && { company: view.company }),
  ...(view.starred && { starred: true }),
  ...(view.frequentlycontacted && { frequentlycontacted: true }),
  ...(view.owner && { owner: view.owner }),
  ...(view.deleted && { deleted: true }),
  sort: view.sort ?? 'firstname',
})

/** The target of a link that changes the view. */
export const linkTo = (view: ContactsView, changes: ViewChanges) => ({
  search: `?${writeQuery({ ...view, ...changes })}`,
})

/** The target of a side pane's entry: another preset with the same search and order, and no open record. */
export const linkToPreset = (view: ContactsView, preset: ViewChanges) =>
  linkTo(view, { ...noPreset, contact: undefined, edit: undefined, ...preset })

/** Whether the list shows exactly the preset of an entry in the side pane. */
export const isPreset = (view: ContactsView, preset: ViewChanges) => {
  const at: ViewChanges = { ...noPreset, ...preset }
  return (
    equalLists(view.department, at.department) &&
    equalLists(view.label, at.label) &&
    equalLists(view.company, at.company) &&
    Boolean(view.starred) === Boolean(at.starred) &&
    Boolean(view.frequentlycontacted) === Boolean(at.frequentlycontacted) &&
    view.owner === at.owner &&
    Boolean(view.deleted) === Boolean(at.deleted) &&
    Boolean(view.duplicates) === Boolean(at.duplicates)
  )
}

const equalLists = (one: readonly string[] = [], other: readonly string[] = []) =>
  one.length === other.length && one.every((item, index) => item === other[index])

export const isNarrowed = (view: ContactsView) => Boolean(view.q?.trim()) || !isPreset(view, { deleted: view.deleted })
