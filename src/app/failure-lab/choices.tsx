import { type ReactNode, useId } from 'react'
import pairs from 'virtual:topic-paths'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useTopicTitle } from '#platform/web/api/topics.ts'
import { change, plan } from './lab.ts'
import { counts, delays, failures, Plan, statusOf } from './plan.ts'
import styles from './choices.module.css'

const kinds = ['none', ...failures] as const
const scopes = ['all', 'reads', 'writes'] as const
const topics = [...new Set(pairs.map(([topic]) => topic))]

/** What happens, to which calls, and how often. */
export function Choices() {
  const t = useTexts('failure-lab')
  const { failure, calls, topic, remaining, delay } = plan.useValue()
  const titleOf = useTopicTitle()
  const named = topics
    .map((one) => ({ one, title: titleOf(one) }))
    .toSorted((first, second) => first.title.localeCompare(second.title))
  return (
    <>
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
            {kind !== 'none' && statusOf[kind] && <code className="push-end text-quiet text-12">{statusOf[kind]}</code>}
          </label>
        ))}
      </fieldset>
      {failure === 'slow' && (
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
      )}
      <Row label={t('calls')}>
        {(id) => (
          <select
            id={id}
            className="inline-full min-hit-size padding-inline-2 border-field rounded bg-paper"
            value={calls}
            onChange={({ target }) => change(Plan.pick({ calls: true }).parse({ calls: target.value }))}
          >
            {scopes.map((scope) => (
              <option key={scope} value={scope}>
                {t(`scope.${scope}`)}
              </option>
            ))}
          </select>
        )}
      </Row>
      <Row label={t('topic')}>
        {(id) => (
          <select
            id={id}
            className="inline-full min-hit-size padding-inline-2 border-field rounded bg-paper"
            value={topic ?? ''}
            onChange={({ target }) => change({ topic: target.value || null })}
          >
            <option value="">{t('everything')}</option>
            {named.map(({ one, title }) => (
              <option key={one} value={one}>
                {title}
              </option>
            ))}
          </select>
        )}
      </Row>
      <Row label={t('often')}>
        {(id) => (
          <select
            id={id}
            className="inline-full min-hit-size padding-inline-2 border-field rounded bg-paper"
            value={remaining ?? ''}
            onChange={({ target }) => change({ remaining: Number(target.value) || null })}
          >
            <option value="">{t('always')}</option>
            {[...new Set([...counts, ...(remaining === null ? [] : [remaining])])]
              .toSorted((one, other) => one - other)
              .map((count) => (
                <option key={count} value={count}>
                  {t('next', { count })}
                </option>
              ))}
          </select>
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
