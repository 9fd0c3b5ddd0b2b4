import { useTexts } from '#platform/i18n/use-texts.ts'
import { OperatorHints } from '#platform/ui/search/operator-hints.tsx'
import { SearchField } from '#platform/ui/search/search-field.tsx'
import { useViewSearch } from '#platform/ui/search/use-view-search.ts'
import { priorities, statuses, teams } from '../contract-fields.ts'
import { useTicketsView } from '../use-tickets-view.ts'

const inLowerCase = (values: readonly string[]) => values.map((value) => value.toLowerCase())

/** The suggested operators, with the names of their meanings. */
const operators = [
  { text: 'status:', meaning: 'status', values: inLowerCase(statuses) },
  { text: 'assignee:', meaning: 'assignee', values: ['me', 'none'] },
  { text: 'from:', meaning: 'from', values: ['me'] },
  { text: 'priority:', meaning: 'priority', values: inLowerCase(priorities.toReversed()) },
  { text: 'team:', meaning: 'team', values: teams },
  { text: 'label:', meaning: 'label' },
  { text: 'title:', meaning: 'title' },
  { text: 'is:overdue', meaning: 'overdue' },
  { text: 'is:unassigned', meaning: 'unassigned' },
  { text: 'is:waiting', meaning: 'waiting' },
  { text: 'is:watching', meaning: 'watching' },
  { text: 'has:attachment', meaning: 'attachment' },
  { text: 'before:', meaning: 'before' },
  { text: 'after:', meaning: 'after' },
  { text: 'older_than:', meaning: 'older' },
  { text: 'newer_than:', meaning: 'newer' },
] as const

/** The search field of the list, with its operators. It searches when typing pauses. */
export function TicketSearch() {
  const t = useTexts('tickets')
  const { view, setView } = useTicketsView()
  const { field, text, setText, onBlur } = useViewSearch({
    label: t('search'),
    q: view.ticketSearch ?? '',
    onSearch: (ticketSearch) => setView({ ticketSearch, page: undefined }, { replace: true }),
    focusKey: '/',
  })

  return (
    <OperatorHints
      field={field}
      text={text}
      hints={operators.map(({ meaning, ...hint }) => ({ ...hint, meaning: t(`operators.${meaning}`) }))}
      label={t('operators.heading')}
      help={t('operators.help')}
      onSearch={setText}
    >
      <SearchField ref={field} label={t('search')} value={text} onChange={setText} onBlur={onBlur} />
    </OperatorHints>
  )
}
