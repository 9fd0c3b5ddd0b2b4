import * as z from 'zod'
import { del, get, patch, post, put } from '#platform/contract.ts'
import { Id, maxLabels } from './contract-email.ts'

export const maxRules = 100

const Words = z.string().trim().max(300).default('')

/** All of them must hold. Each text may contain alternatives: `ana OR isla`. */
export const RuleConditions = z.strictObject({
  from: Words,
  to: Words,
  subject: Words,
  /** Words and operators of the search. */
  words: Words,
  hasAttachment: z.boolean().default(false),
})
export type RuleConditions = z.infer<typeof RuleConditions>

export const RuleActions = z.strictObject({
  /** Where the message goes; null leaves it in the inbox. */
  moveTo: z.enum(['archive', 'spam', 'trash']).nullable().default(null),
  read: z.boolean().default(false),
  starred: z.boolean().default(false),
  important: z.boolean().default(false),
  labels: z.array(Id).max(maxLabels).default([]),
})
export type RuleActions = z.infer<typeof RuleActions>

export const hasCondition = ({ hasAttachment, ...texts }: RuleConditions) =>
  hasAttachment || Object.values(texts).some((text) => text !== '')

export const hasAction = ({ moveTo, labels, ...flags }: RuleActions) =>
  moveTo !== null || labels.length > 0 || Object.values(flags).some(Boolean)

const fields = {
  name: z.string().trim().min(1).max(80),
  active: z.boolean(),
  conditions: RuleConditions.refine(hasCondition, 'A rule needs a condition'),
  actions: RuleActions.refine(hasAction, 'A rule needs an action'),
  stops: z.boolean(),
}

export const RuleDraft = z.strictObject({
  ...fields,
  active: fields.active.default(true),
  stops: fields.stops.default(false),
})
export type RuleDraft = z.output<typeof RuleDraft>

export const RuleChanges = z.strictObject(fields).partial()
export type RuleChanges = z.infer<typeof RuleChanges>

export const MailRule = z.object({ id: z.int(), ...fields, conditions: RuleConditions, actions: RuleActions })
export type MailRule = z.infer<typeof MailRule>

/** With quotation marks of one kind, of which each is closed. */
const withQuotes = (text: string) => {
  const normalized = text.replace(/[“”„«»]/g, '"')
  return normalized.split('"').length % 2 === 0 ? `${normalized}"` : normalized
}

/** A text for parentheses, in which its own ones count as characters. */
const quoteParentheses = (text: string) =>
  withQuotes(text).replace(/"[^"]*"|[^\s"]*[()][^\s"]*/g, (part) => (part.startsWith('"') ? part : `"${part}"`))

/** A search beside others: `OR` at an end would join them, and parentheses contain no others. */
const toTerm = (text: string) => {
  const search = withQuotes(text)
  return /[()]/.test(search) ? search.replace(/^(?:OR\s+)+|(?:\s+OR)+$/g, '') : `(${search})`
}

/** The search of each condition. */
export const toSearches = ({ from, to, subject, words, hasAttachment }: RuleConditions): string[] =>
  [
    from && `from:(${quoteParentheses(from)})`,
    to && `to:(${quoteParentheses(to)})`,
    subject && `subject:(${quoteParentheses(subject)})`,
    words && toTerm(words),
    hasAttachment ? 'has:attachment' : '',
  ].filter((search) => search !== '')

/** The search that finds the messages of a rule. */
export const toSearch = (conditions: RuleConditions) => toSearches(conditions).join(' ')

export const ruleEndpoints = <Report extends z.ZodType>(report: Report) => ({
  rules: get('/rules', { returns: z.array(MailRule), summary: 'Rules for arriving mail, in their order' }),
  createRule: post('/rules', { body: RuleDraft, returns: MailRule, status: 201 }),
  editRule: patch('/rules/:id', { body: RuleChanges, returns: MailRule, mergesFields: true }),
  removeRule: del('/rules/:id'),
  orderRules: put('/rules/order', {
    body: z.strictObject({ ids: z.array(Id).min(1).max(maxRules) }),
    returns: z.array(MailRule),
    summary: 'Sets the order of all rules',
  }),
  runRule: post('/rules/:id/run', {
    returns: report,
    action: 'update',
    summary: 'Applies a rule to the messages in inbox and archive, and returns the inverse change',
  }),
})
