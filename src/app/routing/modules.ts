import { matchPath } from 'react-router'
import { type ModuleDefinition, sections } from '#platform/module.ts'
import { base } from '#platform/web/navigation/base.ts'

export interface FoundModule extends ModuleDefinition {
  /** Name of the folder, also of the contract and the namespace of texts. */
  id: string
}

const definitions = import.meta.glob<ModuleDefinition>('../../modules/*/module.ts', { eager: true, import: 'default' })

/** All modules, in menu order. */
export const modules: readonly FoundModule[] = Object.entries(definitions)
  .map(([file, definition]) => ({ ...definition, id: file.replace(/^.*\/modules\/([^/]+)\/module\.ts$/, '$1') }))
  .toSorted((a, b) => getOrder(a) - getOrder(b) || a.id.localeCompare(b.id))

export const peopleSources = modules.flatMap(({ people }) => people ?? [])

/** The contracts of all modules whose records are people. */
export const peopleContracts = new Set(modules.flatMap((module) => module.peopleContracts ?? []))

export const billingSources = modules.flatMap(({ billing }) => billing ?? [])

/** Path of the composer for new emails, and the module whose rules apply. */
export const emailComposer = modules.flatMap(({ id, composeEmail: path }) =>
  path === undefined ? [] : [{ topic: id, path }],
)[0]

/** The path of the first screen after the sign-in, if a module claims it. */
export const startPath = modules.flatMap(({ routes }) => routes).find(({ start }) => start)?.path

/** The sign-in of a module, if there is one. */
export const signIn = modules.find((module) => module.signIn)?.signIn

export const accountPath = modules.find(({ account }) => account)?.account

function getOrder({ nav = [] }: ModuleDefinition) {
  const [first] = [nav].flat()
  return first ? sections.indexOf(first.section) * 10_000 + first.order : Number.MAX_SAFE_INTEGER
}

/** The module with a screen at a URL's path, which includes the base. */
export function moduleAt(pathname: string) {
  const path = pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : pathname
  return modules.find(({ routes }) => routes.some((route) => matchPath(route.path, path)))
}
