import { IconArrowRight, IconFile } from '@tabler/icons-react'
import type { SearchResponse, SearchHit } from '#platform/contracts/search-contract.ts'
import { marksIn } from '#platform/text/search-text.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useTopicTitle } from '#platform/web/api/topics.ts'
import { useLocation } from 'react-router'
import { modules, peopleContracts } from '#app/routing/modules.ts'
import type { SearchState } from './search/record-search.ts'
import { type Entry, type EntryGroup, type Scope, getTopic } from './search/entries.ts'
import { match } from './search/match.ts'
import { type PaletteAction, useActions } from './use-actions.ts'
import { type Page, usePages } from './use-pages.ts'
import { useRecent } from './use-recent.ts'

const maxOfKind = 6
const maxOfTopic = 5
const maxRecent = 6
const skeletonRows = 3

interface Matches {
  entries: Entry[]
  /** Score of the first entry. */
  best: number
}

/** Best matches first; all in their order without a text. */
function matchEntries(entries: readonly (Page | PaletteAction)[], text: string): Matches {
  if (!text) return { entries: [...entries], best: 0 }
  const matches = entries
    .map((entry) => ({ entry, matched: match(text, entry.title, `${entry.detail} ${entry.keywords}`) }))
    .flatMap(({ entry, matched }) =>
      matched ? [{ entry: { ...entry, marks: matched.marks }, score: matched.score }] : [],
    )
    .toSorted((a, b) => b.score - a.score)
  return { entries: matches.map(({ entry }) => entry), best: matches[0]?.score ?? 0 }
}

const getIcon = (topic: string) =>
  modules.find(({ id }) => topic === id || topic.startsWith(`${id}-`))?.icon ?? IconFile

const toEntry = (hit: SearchHit, words: readonly string[]): Entry => ({
  key: `${hit.topic}/${hit.id}`,
  title: hit.title,
  detail: hit.detail,
  excerpt: hit.excerpt,
  Icon: getIcon(hit.topic),
  path: hit.path,
  marks: marksIn(hit.title, words),
  words,
})

const hasWords = (title: string, words: readonly string[]) => words.every((word) => marksIn(title, [word]).length > 0)

interface RecordGroup extends EntryGroup {
  /** People, of which the text names one. */
  isNamed: boolean
}

/** Groups the records of a response by kind; the best match's group comes first. */
function useRecordGroups() {
  const t = useTexts('palette')
  const getTitle = useTopicTitle()
  return ({ hits, totals, words, instead }: SearchResponse, scope: Scope): RecordGroup[] => {
    const max = getTopic(scope) ? hits.length : maxOfTopic
    return [...Map.groupBy(hits, ({ topic }) => topic)].map(([topic, topicHits]) => {
      const { count, isLeast } = totals.find((total) => total.topic === topic) ?? { count: topicHits.length }
      const entries = topicHits.slice(0, max).map((hit) => toEntry(hit, words))
      const more: Entry = {
        key: `more ${topic}`,
        title: isLeast ? t('moreThan', { count }) : t('more', { count }),
        detail: '',
        Icon: IconArrowRight,
        marks: [],
        scope: `records:${topic}`,
      }
      return {
        key: topic,
        title: instead === undefined ? getTitle(topic) : t('insteadIn', { topic: getTitle(topic), instead }),
        isNamed: peopleContracts.has(topic) && topicHits.some(({ title }) => hasWords(title, words)),
        entries: count > entries.length && !getTopic(scope) ? [...entries, more] : entries,
      }
    })
  }
}

/** Recently visited places, except the current one. */
function useRecentGroup(pages: readonly Page[]): EntryGroup {
  const t = useTexts('palette')
  const { pathname, search } = useLocation()
  const { paths, hits, isWaiting } = useRecent()
  const entries = paths
    .filter((path) => path !== pathname && path !== pathname + search)
    .flatMap((path): Entry[] => {
      const page = pages.find((candidate) => candidate.path === path)
      const hit = hits.find((candidate) => candidate.path === path)
      return page ? [page] : hit ? [toEntry(hit, [])] : []
    })
  const group = { key: 'recent', title: t('groups.recent'), entries: entries.slice(0, maxRecent) }
  return isWaiting ? { ...group, entries: [], waiting: skeletonRows } : group
}

/** The groups for a text: local matches at once, and records as the server returns them. */
export function useGroups(text: string, scope: Scope, { response }: SearchState): readonly EntryGroup[] {
  const t = useTexts('palette')
  const pages = usePages()
  const recent = useRecentGroup(pages)
  const recordGroups = useRecordGroups()
  const actionsFound = matchEntries(useActions(), text)
  const pagesFound = matchEntries(pages, text)
  const max = scope === 'all' && text ? maxOfKind : undefined
  const group = (key: 'actions' | 'pages', { entries }: Matches) =>
    scope === 'all' || scope === key ? [{ key, title: t(`groups.${key}`), entries: entries.slice(0, max) }] : []
  const isRecent = ({ key }: Entry) => scope === 'all' && !text && recent.entries.some((entry) => entry.key === key)
  const others = { ...pagesFound, entries: pagesFound.entries.filter((entry) => !isRecent(entry)) }
  const [actions, places] = [group('actions', actionsFound), group('pages', others)]
  const includesRecords = scope !== 'actions' && scope !== 'pages'
  const records = response && text && includesRecords ? recordGroups(response, scope) : []
  return [
    ...(scope === 'all' && !text ? [recent] : []),
    ...(pagesFound.best > actionsFound.best ? places : []),
    ...records.filter(({ isNamed }) => isNamed),
    ...actions,
    ...(pagesFound.best > actionsFound.best ? [] : places),
    ...records.filter(({ isNamed }) => !isNamed),
  ].filter(({ entries, waiting }: EntryGroup) => entries.length > 0 || waiting)
}
