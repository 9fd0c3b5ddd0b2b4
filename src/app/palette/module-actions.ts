import type { ModuleAction } from '#platform/actions.ts'
import { modules } from '#app/routing/modules.ts'

const actionFiles = import.meta.glob<readonly ModuleAction[]>('../../modules/*/actions.ts', {
  eager: true,
  import: 'default',
})

const getId = (file: string) => /([^/]+)\/actions\.ts$/.exec(file)?.[1] ?? ''

/** The global actions of all modules, in menu order. */
export const moduleActions = modules.flatMap((module) =>
  Object.entries(actionFiles)
    .filter(([file]) => getId(file) === module.id)
    .flatMap(([, actions]) => actions.map((action) => ({ ...action, module }))),
)

/** Key of a module's text in `found`; see build/module-titles-plugin.ts. */
export const foundKey = (id: string, key: string) => `${id}/${key.replaceAll('.', '/')}`
