import { Autocomplete, Button, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useColleagues } from '#platform/web/session/colleagues.ts'
import { useTopicTitle } from '#platform/web/api/topics.ts'
import { api } from '../audit-client.ts'
import { type AuditView, countFilters, withoutFilters } from '../audit-view.ts'
import { commonActions, useActionName } from '../use-action-name.ts'
import styles from './filter-panel.module.css'

interface FilterPanelProps {
  view: AuditView
  setView: (changes: Partial<AuditView>) => void
}

const some = <Value,>(values: readonly Value[]) => (values.length > 0 ? [...values] : undefined)
const shrink = { inputLabel: { shrink: true } }
// A year of which only the first figures have been typed is a date, too, but nobody's.
const dayOf = (typed: string) => (typed >= '1900' ? typed : undefined)

export function FilterPanel({ view, setView }: FilterPanelProps) {
  const t = useTexts('audit')
  const format = useFormats()
  const colleagues = useColleagues()
  const topicTitle = useTopicTitle()
  const { data: topics = [] } = useQuery(api.topics.query())
  const choices = useActionChoices()
  const { user = [], topic = [], action = [] } = view
  const nameOf = (id: string) => colleagues.find((one) => one.id === id)?.name ?? id
  return (
    <>
      <Autocomplete
        multiple
        size="small"
        options={colleagues.map(({ id }) => id)}
        value={user}
        getOptionLabel={nameOf}
        onChange={(_, chosen) => setView({ user: some(chosen) })}
        renderInput={(field) => (
          <TextField {...field} label={t('filter.who')} placeholder={user.length > 0 ? '' : t('filter.everybody')} />
        )}
      />
      <Autocomplete
        multiple
        size="small"
        options={topics.toSorted((one, other) => format.compareText(topicTitle(one), topicTitle(other)))}
        value={topic}
        getOptionLabel={topicTitle}
        onChange={(_, chosen) => setView({ topic: some(chosen) })}
        renderInput={(field) => (
          <TextField
            {...field}
            label={t('filter.where')}
            placeholder={topic.length > 0 ? '' : t('filter.everywhere')}
          />
        )}
      />
      <fieldset className={styles.section}>
        <legend className={styles.legend}>{t('filter.what')}</legend>
        <div className={styles.choices}>
          {choices.map(({ action: one, name }) => (
            <button
              key={one}
              type="button"
              className={styles.choice}
              aria-pressed={action.includes(one)}
              onClick={() =>
                setView({
                  action: some(action.includes(one) ? action.filter((other) => other !== one) : [...action, one]),
                })
              }
            >
              {name}
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.section}>
        <legend className={styles.legend}>{t('filter.when')}</legend>
        <div className={styles.choices}>
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              type="date"
              size="small"
              label={t(`filter.${end}`)}
              value={view[end] ?? ''}
              slotProps={shrink}
              onChange={({ target }) => setView({ [end]: dayOf(target.value) })}
            />
          ))}
        </div>
      </fieldset>
      <Button size="small" disabled={countFilters(view) === 0} onClick={() => setView(withoutFilters)}>
        {t('filter.clear')}
      </Button>
    </>
  )
}

/** Every action with its name; one that several topics declare has the names of all. */
function useActionChoices() {
  const format = useFormats()
  const nameOf = useActionName()
  const { data: own = [] } = useQuery(api.ownActions.query())
  const byAction = Map.groupBy(own, ({ action }) => action)
  return [
    ...commonActions.map((action) => ({ action, name: nameOf('', action) })),
    ...[...byAction].map(([action, all]) => ({
      action,
      name: format.list([...new Set(all.map(({ topic }) => nameOf(topic, action)))], 'disjunction'),
    })),
  ]
}
