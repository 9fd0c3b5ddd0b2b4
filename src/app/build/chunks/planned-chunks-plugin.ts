import type { Plugin, Rolldown } from 'vite'
import { readGraph } from './chunk-graph.ts'
import { mergeParts } from './merge-parts.ts'

type Groups = Rolldown.CodeSplittingGroup[]

export const draftFolder = 'draft/'

// Bytes as the plan estimates them, which is more than the budgets count.
const limits = { files: 6, bytes: 130_000, bytesWithTexts: 136_000, growth: 1.4 }

/** The group of each module in the plan for a draft. */
function planChunks(draft: Rolldown.OutputBundle) {
  const { parts, views, first } = readGraph(draft)
  const merged = [...mergeParts(parts, views, limits)].filter(({ isEntry }) => !isEntry)
  return new Map([
    ...[...first].flatMap(([scripts, together]) =>
      together.flatMap(({ modules }) => modules.map((id) => [id, `first-${scripts}`] as const)),
    ),
    ...merged.flatMap(({ modules, owner = 'shared' }, at) => modules.map((id) => [id, `${owner}-${at}`] as const)),
  ])
}

const createDraft = (output: Rolldown.OutputOptions, groups: Groups): Rolldown.OutputOptions => ({
  ...output,
  // Vite caches data about a file by its name, also across outputs.
  entryFileNames: `${draftFolder}[name]-[hash].js`,
  chunkFileNames: `${draftFolder}[name]-[hash].js`,
  // In any build, so that all have the same plan.
  minify: true,
  sourcemap: false,
  codeSplitting: { groups },
})

/**
 * Groups modules by the screens that load them. Rolldown makes a file for each set of importers, some fifty for a
 * screen; it first generates such a draft, in which files that travel together are merged. Code of a module stays with
 * the module.
 */
export function plannedChunks() {
  let plan: ReadonlyMap<string, string> | undefined

  const plugin: Plugin = {
    name: 'atrium:planned-chunks',
    enforce: 'post',
    generateBundle(_, bundle) {
      if (plan) return
      plan = planChunks(bundle)
      for (const file of Object.keys(bundle)) Reflect.deleteProperty(bundle, file)
    },
  }

  /** The draft, and the output that follows its plan. */
  const outputs = (output: Rolldown.OutputOptions, groups: Groups) => {
    const planned: Rolldown.CodeSplittingGroup = {
      debugName: 'planned',
      name: (id) => plan?.get(id) ?? null,
      includeDependenciesRecursively: false,
    }
    return [createDraft(output, groups), { ...output, codeSplitting: { groups: [...groups, planned] } }]
  }
  return { plugin, outputs }
}
