import { Checkbox, FormControlLabel } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { counted } from '#platform/numbers/counted.ts'
import { hasCondition, type RuleConditions, toSearch } from '../contract-rules.ts'
import { haveSearchTerms } from '../search/have-search-terms.ts'
import { api } from '../email-client.ts'

interface RuleMatchesProps {
  conditions: RuleConditions
  runs: boolean
  onRuns: (runs: boolean) => void
}

/** How many messages meet the conditions now, and whether the rule is to change these, too. */
export function RuleMatches({ conditions, runs, onRuns }: RuleMatchesProps) {
  const t = useTexts('email')
  const deferredConditions = useDeferredValue(conditions)
  const q = `${toSearch(deferredConditions)} (in:inbox OR in:archive)`
  const { data } = useQuery({
    ...api.list.page({ query: { q, limit: 1 } }),
    enabled: hasCondition(deferredConditions) && haveSearchTerms(deferredConditions),
    placeholderData: keepPreviousData,
  })
  if (!hasCondition(conditions) || !haveSearchTerms(conditions)) return null
  return (
    <FormControlLabel
      control={<Checkbox checked={runs} onChange={(_, checked) => onRuns(checked)} />}
      label={data ? t('rules.runNow', counted(data)) : t('rules.runThere')}
    />
  )
}
