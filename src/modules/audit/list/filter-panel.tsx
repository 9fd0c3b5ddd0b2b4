import { Autocomplete, Button, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FilterChoice } from '#platform/ui/filters/filter-choice.tsx'
import { FilterPopover, FilterSection } from '#platform/ui/filters/filter-popover.tsx'
import { PeriodFilter } from '#platform/ui/filters/period-filter.tsx'
import { useColleagues } from '#platform/web/session/colleagues.ts'
import { useTopicTitle } from '#platform/web/api/topics.ts'
import { toggled } from '#platform/web/url-state/toggled.ts'
import { api } from '../audit-client.ts'
import { type AuditView, countFilters, withoutFilters } from '../audit-view.ts'
import { commonActions, useActionName } from '../use-action-name.ts'

interface FilterPanelProps {
  view: AuditView
  setView: (changes: Partial<AuditView>) => void
  anchor: HTMLElement
  onClose: () => void
}

export function FilterPanel({ view, setView, anchor, onClose }: FilterPanelProps) {
  const t = useTexts('audit')
  const format = useFormats()
  const colleagues = useColleagues()
  const topicTitle = useTopicTitle()
  const { data: topics = [] } = useQuery(api.topics.query())
  return (
    <FilterPopover label={t('filter.open')} anchor={anchor} onClose={onClose}>
      <ManyField
        label={t('filter.who')}
        all={t('filter.everybody')}
        options={colleagues.map(({ id }) => id)}
        value={view.user}
        getActionName={(id) => colleagues.find((one) => one.id === id)?.name ?? id}
        onChange={(user) => setView({ user })}
      />
      <ManyField
        label={t('filter.where')}
        all={t('filter.everywhere')}
        options={topics.toSorted((one, other) => format.compareText(topicTitle(one), topicTitle(other)))}
        value={view.topic}
        getActionName={topicTitle}
        onChange={(topic) => setView({ topic })}
      />
      <ActionFilter view={view} setView={setView} />
      <PeriodFilter
        title={t('filter.when')}
        labels={{ from: t('filter.from'), to: t('filter.to') }}
        from={view.from}
        to={view.to}
        onChange={setView}
      />
      <Button size="small" disabled={countFilters(view) === 0} onClick={() => setView(withoutFilters)}>
        {t('filter.clear')}
      </Button>
    </FilterPopover>
  )
}

interface ManyFieldProps {
  label: string
  /** The placeholder while nothing is chosen. */
  all: string
  options: readonly string[]
  value: readonly string[] | undefined
  getActionName: (option: string) => string
  onChange: (chosen: string[] | undefined) => void
}

function ManyField({ label, all, options, value = [], getActionName, onChange }: ManyFieldProps) {
  return (
    <Autocomplete
      multiple
      size="small"
      options={options}
      value={[...value]}
      getOptionLabel={getActionName}
      onChange={(_, chosen) => onChange(chosen.length > 0 ? chosen : undefined)}
      renderInput={(field) => <TextField {...field} label={label} placeholder={value.length > 0 ? '' : all} />}
    />
  )
}

function ActionFilter({ view, setView }: Pick<FilterPanelProps, 'view' | 'setView'>) {
  const t = useTexts('audit')
  return (
    <FilterSection title={t('filter.what')}>
      {useActionChoices().map(({ action, name }) => (
        <FilterChoice
          key={action}
          isOn={view.action?.includes(action) ?? false}
          onToggle={() => setView({ action: toggled(view.action, action) })}
        >
          {name}
        </FilterChoice>
      ))}
    </FilterSection>
  )
}

/** All actions with names; an action of several topics joins their names. */
function useActionChoices() {
  const format = useFormats()
  const getActionName = useActionName()
  const { data: ownActions = [] } = useQuery(api.ownActions.query())
  const byAction = Map.groupBy(ownActions, ({ action }) => action)
  return [
    ...commonActions.map((action) => ({ action, name: getActionName('', action) })),
    ...[...byAction].map(([action, all]) => ({
      action,
      name: format.list([...new Set(all.map(({ topic }) => getActionName(topic, action)))], 'disjunction'),
    })),
  ]
}
