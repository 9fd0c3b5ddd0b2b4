import { matchPath } from 'react-router'
import { type ModuleDefinition, sections } from '#platform/module.ts'
import { base } from '#platform/web/navigation/base.ts'

export interface FoundModule extends ModuleDefinition {
  /** The folder's name: also the contract's name and the namespace of its texts. */
  id: string
}

const found = import.meta.glob<ModuleDefinition>('../../modules/*/module.ts', { eager: true, import: 'default' })

/** Every module folder that is there, in the order of the menu. */
export const modules: readonly FoundModule[] = Object.entries(found)
  .map(([file, definition]) => ({ ...definition, id: file.replace(/^.*\/modules\/([^/]+)\/module\.ts$/, '$1') }))
  .toSorted((one, other) => orderOf(one) - orderOf(other) || one.id.localeCompare(other.id))

export const peopleSources = modules.flatMap(({ people }) => people ?? [])

export const billingSources = modules.flatMap(({ billing }) => billing ?? [])

/** Where a new email begins, and the module whose rules allow to send one. */
export const emailComposer = modules.flatMap(({ id, composeEmail: path }) =>
  path === undefined ? [] : [{ topic: id, path }],
)[0]

/** The path of the first screen after the sign-in, if a module claims it. */
export const startPath = modules.flatMap(({ routes }) => routes).find(({ start }) => start)?.path

/** What signs visitors in, where a module does. */
export const signIn = modules.find((module) => module.signIn)?.signIn

export const accountPath = modules.find(({ account }) => account)?.account

function orderOf({ nav = [] }: ModuleDefinition) {
  const [first] = [nav].flat()
  return first ? sections.indexOf(first.section) * 10_000 + first.order : Number.MAX_SAFE_INTEGER
}

/** The module that has a screen at an address as the browser shows it, with the folder the application lives in. */
export function moduleAt(pathname: string) {
  const path = pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : pathname
  return modules.find(({ routes }) => routes.some((route) => matchPath(route.path, path)))
}
