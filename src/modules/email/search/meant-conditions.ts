import { type RuleConditions, searchesOf } from '../contract-rules.ts'
import { parseSearch } from './parse-search.ts'

/** Whether each condition says something; a text such as `OR` or `-` alone would let a rule concern all mail. */
export const areMeant = (conditions: RuleConditions) =>
  searchesOf(conditions).every((search) => parseSearch(search).length > 0)
