import type { Action } from '#platform/contract.ts'
import { type ModuleDefinition, type ModuleRoute, type NavEntry, sections } from '#platform/module.ts'
import type { FoundModule } from '#app/routing/modules.ts'

export interface MenuEntry {
  id: string
  /** Key of the label among the menu's texts. */
  label: string
  to: string
  icon: ModuleDefinition['icon']
  badge: ModuleDefinition['badge']
}

export interface MenuSection {
  name: (typeof sections)[number]
  entries: MenuEntry[]
}

/** A module's entry point: its first screen without parameters. */
export const landing = ({ routes }: ModuleDefinition) => routes.find(({ path }) => !path.includes(':'))?.path

const isList = (nav: NonNullable<ModuleDefinition['nav']>): nav is readonly NavEntry[] => Array.isArray(nav)

interface ListedEntry extends MenuEntry {
  section: MenuSection['name']
  order: number
  topic: string
  action: Action
  letter?: string
}

function listEntries(module: FoundModule): ListedEntry[] {
  const { id, nav, icon, badge } = module
  const to = landing(module)
  if (!nav || !to) return []
  if (!isList(nav)) return [{ ...nav, id, label: id, to, icon, badge, topic: id, action: 'read' }]
  return nav.map((entry, index) => ({
    section: entry.section,
    order: entry.order,
    id,
    label: `${id}/${entry.label}`,
    to: entry.path,
    icon: entry.icon ?? icon,
    badge: index === 0 ? badge : undefined,
    ...(entry.letter && { letter: entry.letter }),
    topic: entry.topic ?? id,
    action: entry.action ?? 'read',
  }))
}

/**
 * The menu entry that a screen links back to: the named one, else the module's first; undefined for entries themselves.
 */
export function getParent(module: FoundModule, { path, parent = landing(module) }: ModuleRoute) {
  const entries = listEntries(module)
  if (!parent || parent === path || entries.some(({ to }) => to === path)) return undefined
  return { label: entries.find(({ to }) => to === parent)?.label ?? module.id, to: parent }
}

/** The entry of the current screen: its own, or the one it links back to. */
export const findCurrent = (
  entries: readonly MenuEntry[],
  { path, parent }: { path?: string | undefined; parent?: { to: string } | undefined },
) => entries.find(({ to }) => to === path) ?? entries.find(({ to }) => to === parent?.to)

/** All entries in menu order, with the rights they require. */
export const listMenuEntries = (modules: readonly FoundModule[]): readonly ListedEntry[] => {
  const entries = modules.flatMap(listEntries).toSorted((a, b) => a.order - b.order)
  return sections.flatMap((name) => entries.filter(({ section }) => section === name))
}

/** Sections with at least one entry that `allowed` permits. */
export function buildMenu(
  modules: readonly FoundModule[],
  allowed: (action: Action, topic: string) => boolean = () => true,
): MenuSection[] {
  const permitted = modules.flatMap(listEntries).filter(({ action, topic }) => allowed(action, topic))
  return sections
    .map((name) => ({
      name,
      entries: permitted
        .filter(({ section }) => section === name)
        .toSorted((a, b) => a.order - b.order)
        .map(({ id, label, to, icon, badge }) => ({ id, label, to, icon, badge })),
    }))
    .filter(({ entries }) => entries.length > 0)
}

/** Letters that open entries after `g`. If two entries claim the same letter, the first one gets it. */
export function assignShortcutLetters(modules: readonly FoundModule[]) {
  const letters = new Map<string, ListedEntry>()
  for (const entry of listMenuEntries(modules)) {
    if (entry.letter && !letters.has(entry.letter)) letters.set(entry.letter, entry)
  }
  return letters
}
