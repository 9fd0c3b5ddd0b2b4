import { type ModuleDefinition, sections } from '#platform/module.ts'
import type { FoundModule } from './modules.ts'

export interface MenuEntry {
  id: string
  to: string
  icon: ModuleDefinition['icon']
  badge: ModuleDefinition['badge']
}

export interface MenuSection {
  name: (typeof sections)[number]
  entries: MenuEntry[]
}

/** Where a module begins: its first screen that no parameter stands in the way of. */
export const landing = ({ routes }: ModuleDefinition) => routes.find(({ path }) => !path.includes(':'))?.path

/** What the menu shows: the sections that have entries, the entries that `allowed` lets through. */
export const menuOf = (modules: readonly FoundModule[], allowed: (id: string) => boolean = () => true): MenuSection[] =>
  sections
    .map((name) => ({
      name,
      entries: modules.flatMap((module) => {
        const to = landing(module)
        return module.nav?.section === name && to && allowed(module.id)
          ? { id: module.id, to, icon: module.icon, badge: module.badge }
          : []
      }),
    }))
    .filter(({ entries }) => entries.length > 0)
