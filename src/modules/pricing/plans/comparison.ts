import type { TextKey } from '#platform/i18n/use-texts.ts'
import type { PlanId } from '../plans.ts'

/** Included, not included, or a text. */
export type Mark = boolean | Extract<TextKey<'pricing'>, `compare.words.${string}`>

export interface ComparedRow {
  label: TextKey<'pricing'>
  marks: Readonly<Record<PlanId, Mark>>
}

export interface ComparedGroup {
  title: TextKey<'pricing'>
  rows: readonly ComparedRow[]
}

const all = (mark: Mark) => ({ community: mark, team: mark, partner: mark })
const paid = (team: Mark, partner: Mark) => ({ community: false, team, partner })

/** The rows of the comparison, by group. */
export const comparison: readonly ComparedGroup[] = [
  {
    title: 'compare.groups.product.title',
    rows: [
      { label: 'compare.groups.product.licence', marks: all('compare.words.mit') },
      { label: 'compare.groups.product.modules', marks: all(true) },
      { label: 'compare.groups.product.runtimes', marks: all(true) },
      { label: 'compare.groups.product.languages', marks: all(true) },
      { label: 'compare.groups.product.releases', marks: all(true) },
    ],
  },
  {
    title: 'compare.groups.help.title',
    rows: [
      { label: 'compare.groups.help.documentation', marks: all(true) },
      { label: 'compare.groups.help.issues', marks: all(true) },
      { label: 'compare.groups.help.email', marks: paid('compare.words.twoDays', 'compare.words.oneDay') },
      { label: 'compare.groups.help.askers', marks: paid('compare.words.five', 'compare.words.everybody') },
      { label: 'compare.groups.help.call', marks: paid(false, 'compare.words.monthly') },
    ],
  },
  {
    title: 'compare.groups.upkeep.title',
    rows: [
      { label: 'compare.groups.upkeep.notes', marks: all(true) },
      { label: 'compare.groups.upkeep.security', marks: paid(true, true) },
      { label: 'compare.groups.upkeep.upgrades', marks: paid('compare.words.advice', 'compare.words.together') },
      { label: 'compare.groups.upkeep.review', marks: paid(false, 'compare.words.twice') },
    ],
  },
]
