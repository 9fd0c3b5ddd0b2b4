import type { ModuleAction } from '#platform/actions.ts'
import { modules } from '#app/routing/modules.ts'

const found = import.meta.glob<readonly ModuleAction[]>('../../modules/*/actions.ts', {
  eager: true,
  import: 'default',
})

const idOf = (file: string) => /([^/]+)\/actions\.ts$/.exec(file)?.[1] ?? ''

/** What the modules let one do from anywhere, in the order of the menu. */
export const moduleActions = modules.flatMap((module) =>
  Object.entries(found)
    .filter(([file]) => idOf(file) === module.id)
    .flatMap(([, actions]) => actions.map((action) => ({ ...action, module }))),
)

/** Where the `found` texts have a text of a module: see build/module-titles-plugin.ts. */
export const foundKey = (id: string, key: string) => `${id}/${key.replaceAll('.', '/')}`
