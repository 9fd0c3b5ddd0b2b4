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

const createSharedMark = (mark: Mark) => ({ community: mark, team: mark, partner: mark })
const createPaidMarks = (team: Mark, partner: Mark) => ({ community: false, team, partner })

/** The rows of the comparison, by group. */
export const comparison: readonly ComparedGroup[] = [
  {
    title: 'compare.groups.product.title',
    rows: [
      { label: 'compare.groups.product.licence', marks: createSharedMark('compare.words.mit') },
      { label: 'compare.groups.product.modules', marks: createSharedMark(true) },
      { label: 'compare.groups.product.runtimes', marks: createSharedMark(true) },
      { label: 'compare.groups.product.languages', marks: createSharedMark(true) },
      { label: 'compare.groups.product.releases', marks: createSharedMark(true) },
    ],
  },
  {
    title: 'compare.groups.help.title',
    rows: [
      { label: 'compare.groups.help.documentation', marks: createSharedMark(true) },
      { label: 'compare.groups.help.issues', marks: createSharedMark(true) },
      { label: 'compare.groups.help.email', marks: createPaidMarks('compare.words.twoDays', 'compare.words.oneDay') },
      { label: 'compare.groups.help.askers', marks: createPaidMarks('compare.words.five', 'compare.words.everybody') },
      { label: 'compare.groups.help.call', marks: createPaidMarks(false, 'compare.words.monthly') },
    ],
  },
  {
    title: 'compare.groups.upkeep.title',
    rows: [
      { label: 'compare.groups.upkeep.notes', marks: createSharedMark(true) },
      { label: 'compare.groups.upkeep.security', marks: createPaidMarks(true, true) },
      {
        label: 'compare.groups.upkeep.upgrades',
        marks: createPaidMarks('compare.words.advice', 'compare.words.together'),
      },
      { label: 'compare.groups.upkeep.review', marks: createPaidMarks(false, 'compare.words.twice') },
    ],
  },
]
