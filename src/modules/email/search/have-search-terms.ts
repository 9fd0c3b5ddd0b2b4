import { type RuleConditions, toSearches } from '../contract-rules.ts'
import { parseSearch } from './parse-search.ts'

/** Whether each condition has a search term; a text such as `OR` or `-` alone would match all mail. */
export const haveSearchTerms = (conditions: RuleConditions) =>
  toSearches(conditions).every((search) => parseSearch(search).length > 0)
