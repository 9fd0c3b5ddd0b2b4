import { type Part, type View, closure } from './chunk-graph.ts'

export interface Limits {
  /** Files of a screen that merging aims at. */
  files: number
  /** Bytes that a screen's files may reach by merging. */
  bytes: number
  /** The same with the texts of its module. */
  bytesWithTexts: number
  /** How much a screen may grow by merging, as a factor of its own size. */
  growth: number
}

interface Merge {
  parts: Set<Part>
  /** Weighted unneeded bytes for each weighted file saved. */
  costPerFile: number
}

interface State {
  limits: Limits
  parts: Set<Part>
  views: View[]
  /** What each part loads, itself included. */
  reach: Map<Part, Set<Part>>
  loads: Map<View, Set<Part>>
  users: Map<Part, Set<View>>
  bytes: Map<View, number>
  /** Bytes that each view may reach. */
  maxBytes: Map<View, number>
}

const sumSizes = (parts: Iterable<Part>) => {
  let bytes = 0
  for (const part of parts) bytes += part.bytes
  return bytes
}

/** Merges applied before all costs are computed again. */
const batch = 6
/** The most likely candidates whose exact cost is computed. */
const examined = 2000
/** A small screen may grow by this many bytes besides. */
const allowance = 8000
/** What any page may load may grow by this factor, and by this many bytes. */
const earlyGrowth = 1.2
const earlyAllowance = 1000
/** The cost of a merge without unneeded bytes, so that merges that save more files come first. */
const minCost = 20

type MergeInput = Pick<State, 'limits' | 'maxBytes' | 'parts' | 'views'>

function createState({ parts, views, limits, maxBytes }: MergeInput): State {
  const reach = new Map([...parts].map((part) => [part, closure([part])]))
  const loads = new Map(views.map((view) => [view, closure(view.entries)]))
  const users = new Map([...parts].map((part) => [part, new Set<View>()]))
  for (const [view, loaded] of loads) for (const part of loaded) users.get(part)?.add(view)
  const bytes = new Map([...loads].map(([view, loaded]) => [view, sumSizes(loaded)]))
  return { limits, maxBytes, parts, views, reach, loads, users, bytes }
}

const exceedsFileLimit = ({ loads, limits }: State, view: View) =>
  view.isScreen && (loads.get(view)?.size ?? 0) > limits.files

/** What saving a file is worth: most for the screens with most files, which the budget of files is about. */
const fileWeight = ({ loads, limits }: State, view: View) => ((loads.get(view)?.size ?? 0) / limits.files) ** 3

/** Pairs of parts that screens above their limit load together, the cheapest first by a lower bound of the cost. */
function candidates(state: State) {
  const { loads, users, reach, views } = state
  const saved = new Map<Part, Map<Part, number>>()
  for (const view of views.filter((candidate) => exceedsFileLimit(state, candidate))) {
    const mergeable = [...(loads.get(view) ?? [])].filter(({ isEntry }) => !isEntry)
    for (const [at, part] of mergeable.entries()) {
      const row = saved.get(part) ?? new Map<Part, number>()
      saved.set(part, row)
      for (const other of mergeable.slice(at + 1)) row.set(other, (row.get(other) ?? 0) + fileWeight(state, view))
    }
  }
  /** Weighted bytes that a view would load without need with this part. */
  const unneededBytes = new Map(
    [...saved.keys()].map((part) => [
      part,
      new Map(
        views.map((view) => {
          const loaded = loads.get(view)
          if (!loaded || loaded.has(part)) return [view, 0]
          return [view, view.weight * sumSizes([...(reach.get(part) ?? [])].filter((reached) => !loaded.has(reached)))]
        }),
      ),
    ]),
  )
  const cost = (a: Part, b: Part) => {
    let sum = 0
    for (const view of users.get(a) ?? []) sum += unneededBytes.get(b)?.get(view) ?? 0
    return sum
  }
  return [...saved]
    .flatMap(([part, row]) =>
      [...row].map(([other, files]) => ({
        pair: [part, other] as const,
        bound: (cost(part, other) + cost(other, part) + minCost) / files,
      })),
    )
    .sort((a, b) => a.bound - b.bound)
}

/** Both, and all parts on a path between them: otherwise files would import each other in a circle. */
function between({ reach, parts }: State, [a, b]: readonly [Part, Part]) {
  const leads = (from: Part, to: Part) => reach.get(from)?.has(to) ?? false
  const isBetween = (part: Part) => (leads(a, part) && leads(part, b)) || (leads(b, part) && leads(part, a))
  const isRelated = leads(a, b) || leads(b, a)
  return new Set([a, b, ...(isRelated ? [...parts].filter(isBetween) : [])])
}

/** The exact cost; undefined if the merge saves no file or breaks a limit. */
function evaluate(state: State, pair: readonly [Part, Part]): Merge | undefined {
  const merged = between(state, pair)
  if ([...merged].some(({ isEntry }) => isEntry)) return undefined
  const loaded = new Set([...merged].flatMap((part) => [...(state.reach.get(part) ?? [])]))
  const users = new Set([...merged].flatMap((part) => [...(state.users.get(part) ?? [])]))
  // No screen may load code of another module.
  const owners = new Set([...loaded].flatMap(({ owner }) => owner ?? []))
  const mayLoad = ({ module, isScreen }: View) =>
    (!isScreen && module === undefined) || [...owners].every((owner) => owner === module)
  if (![...users].every(mayLoad)) return undefined

  let [cost, files] = [0, 0]
  for (const view of users) {
    const present = state.loads.get(view) ?? new Set()
    const missing = [...loaded].filter((part) => !present.has(part))
    const bytes = sumSizes(missing)
    if (bytes > 0 && (state.bytes.get(view) ?? 0) + bytes > (state.maxBytes.get(view) ?? 0)) return undefined
    cost += view.weight * bytes
    if (!exceedsFileLimit(state, view)) continue
    const before = [...merged].filter((part) => present.has(part)).length
    files += fileWeight(state, view) * (before - 1 - missing.filter((part) => !merged.has(part)).length)
  }
  return files > 0 ? { parts: merged, costPerFile: (cost + minCost) / files } : undefined
}

function merge(all: Set<Part>, sources: Set<Part>) {
  const merged: Part = {
    modules: [...sources].flatMap(({ modules }) => modules),
    bytes: sumSizes(sources),
    needs: new Set([...sources].flatMap(({ needs }) => [...needs]).filter((part) => !sources.has(part))),
    isEntry: false,
    owner: [...sources].find(({ owner }) => owner !== undefined)?.owner,
  }
  for (const part of sources) all.delete(part)
  for (const { needs } of all) {
    const size = needs.size
    for (const part of sources) needs.delete(part)
    if (needs.size < size) needs.add(merged)
  }
  all.add(merged)
}

/** The cheapest merges of this moment. */
function cheapest(state: State) {
  const merges: Merge[] = []
  for (const { pair, bound } of candidates(state).slice(0, examined)) {
    const worst = merges.at(-1)
    if (merges.length === batch && worst && bound >= worst.costPerFile) break
    const merge = evaluate(state, pair)
    if (!merge) continue
    merges.push(merge)
    merges.sort((a, b) => a.costPerFile - b.costPerFile)
    merges.splice(batch)
  }
  return merges
}

function getMaxBytes({ isScreen, isEarly, entries, textBytes }: View, limits: Limits) {
  const size = sumSizes(closure(entries))
  if (isScreen) return Math.min(limits.bytes, limits.bytesWithTexts - textBytes, size * limits.growth + allowance)
  return isEarly ? size * earlyGrowth + earlyAllowance : Number.POSITIVE_INFINITY
}

/** Merges parts that travel together until no screen loads more files than aimed at, or each merge breaks a limit. */
export function mergeParts(parts: Set<Part>, views: View[], limits: Limits) {
  const maxBytes = new Map(views.map((view) => [view, getMaxBytes(view, limits)]))
  const input = { parts, views, limits, maxBytes }
  for (;;) {
    const state = createState(input)
    const [first, ...others] = cheapest(state)
    if (!first) return parts
    merge(parts, first.parts)
    for (const { parts: next, costPerFile } of others) {
      if (costPerFile > first.costPerFile * 2 || ![...next].every((part) => parts.has(part))) continue
      const [part, other] = next
      const again = part && other && evaluate(createState(input), [part, other])
      if (again && again.costPerFile <= costPerFile * 1.1) merge(parts, again.parts)
    }
  }
}
