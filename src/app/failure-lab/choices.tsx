import { type ReactNode, useId } from 'react'
import pairs from 'virtual:topic-paths'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useTopicTitle } from '#platform/web/api/topics.ts'
import { change, plan } from './lab.ts'
import { counts, delays, failures, Plan, statusByFailure } from './plan.ts'
import styles from './choices.module.css'

const kinds = ['none', ...failures] as const
const scopes = ['all', 'reads', 'writes'] as const
const topics = [...new Set(pairs.map(([topic]) => topic))]

/** The kind of failure, the calls that fail, and how often. */
export function Choices() {
  const t = useTexts('failure-lab')
  const { failure, calls, topic, remaining } = plan.useValue()
  const getTitle = useTopicTitle()
  const options = topics
    .map((topic) => ({ value: topic, label: getTitle(topic) }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  return (
    <>
      <Kinds />
      {failure === 'slow' && <Delay />}
      <Row label={t('calls')}>
        {(id) => (
          <Select
            id={id}
            value={calls}
            options={scopes.map((scope) => ({ value: scope, label: t(`scope.${scope}`) }))}
            onChoose={(chosen) => change(Plan.pick({ calls: true }).parse({ calls: chosen }))}
          />
        )}
      </Row>
      <Row label={t('topic')}>
        {(id) => (
          <Select
            id={id}
            value={topic ?? ''}
            options={[{ value: '', label: t('everything') }, ...options]}
            onChoose={(chosen) => change({ topic: chosen || null })}
          />
        )}
      </Row>
      <Row label={t('often')}>
        {(id) => (
          <Select
            id={id}
            value={remaining ?? ''}
            options={[
              { value: '', label: t('always') },
              ...countsWith(remaining).map((count) => ({ value: count, label: t('next', { count }) })),
            ]}
            onChoose={(chosen) => change({ remaining: Number(chosen) || null })}
          />
        )}
      </Row>
    </>
  )
}

function Row({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}

/** The offered counts and the current one, which decreases with each request. */
const countsWith = (remaining: number | null) =>
  [...new Set([...counts, ...(remaining === null ? [] : [remaining])])].toSorted((a, b) => a - b)

function Kinds() {
  const t = useTexts('failure-lab')
  const { failure } = plan.useValue()
  return (
    <fieldset className={styles.kinds}>
      <legend className={styles.legend}>{t('what')}</legend>
      {kinds.map((kind) => (
        <label key={kind} className={styles.kind}>
          <input
            type="radio"
            name="failure"
            value={kind}
            checked={kind === failure}
            onChange={() => change({ failure: kind })}
          />
          <span className="min-inline-0">{t(`failure.${kind}`)}</span>
          {kind !== 'none' && statusByFailure[kind] && (
            <code className="push-end text-quiet text-12">{statusByFailure[kind]}</code>
          )}
        </label>
      ))}
    </fieldset>
  )
}

function Delay() {
  const t = useTexts('failure-lab')
  const { delay } = plan.useValue()
  return (
    <Row label={t('delay')}>
      {(id) => (
        <input
          id={id}
          type="number"
          className="inline-full min-hit-size padding-inline-2 border-field rounded bg-paper"
          min={delays.min}
          max={delays.max}
          step={100}
          defaultValue={delay}
          onChange={({ target }) =>
            target.validity.valid && change(Plan.pick({ delay: true }).parse({ delay: target.valueAsNumber }))
          }
        />
      )}
    </Row>
  )
}

interface SelectProps {
  id: string
  value: string | number
  options: readonly { value: string | number; label: string }[]
  onChoose: (value: string) => void
}

const Select = ({ id, value, options, onChoose }: SelectProps) => (
  <select
    id={id}
    className="inline-full min-hit-size padding-inline-2 border-field rounded bg-paper"
    value={value}
    onChange={({ target }) => onChoose(target.value)}
  >
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </select>
)
