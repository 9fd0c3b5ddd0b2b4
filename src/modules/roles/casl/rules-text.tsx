import { Button } from '@mui/material'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { RoleRecord, Topic } from '../contract.ts'
import { useRights } from '../use-rights.ts'
import { useActionLabel } from '../use-action-label.ts'
import { useSentences } from '../use-sentences.ts'
import { useCaslView } from './casl-view.ts'
import styles from './rules-text.module.css'

const formats = ['words', 'data'] as const

interface RulesTextProps {
  role: RoleRecord
  topic: Topic
}

/** The rules on one kind of record as sentences or JSON, and the endpoints they affect. */
export function RulesText({ role, topic }: RulesTextProps) {
  const { show } = useCaslView()
  return (
    <div className="grid one-column gap-4">
      <SyntaxButtons role={role} />
      {show === 'words' ? <Sentences role={role} topic={topic} /> : <StoredRules role={role} topic={topic} />}
      <Endpoints topic={topic} />
    </div>
  )
}

function SyntaxButtons({ role }: { role: RoleRecord }) {
  const t = useTexts('roles')
  const { show, setView } = useCaslView()
  const rights = useRights()
  return (
    <div className="row wrap gap-1">
      {formats.map((one) => (
        <Button
          key={one}
          size="small"
          color="secondary"
          variant={one === show ? 'outlined' : 'text'}
          aria-pressed={one === show}
          onClick={() => setView({ show: one })}
        >
          {t(one === 'words' ? 'casl.asText' : 'casl.asJson')}
        </Button>
      ))}
      {rights.update && !role.fixed && (
        <Button
          size="small"
          component={Link}
          className={styles.edit ?? ''}
          to={`/admin/roles?role=${encodeURIComponent(role.id)}`}
        >
          {t('casl.edit')}
        </Button>
      )}
    </div>
  )
}

function Sentences({ role, topic }: RulesTextProps) {
  const t = useTexts('roles')
  const { formatRights } = useSentences()
  const sentences = formatRights(role.rules, topic.name, topic.actions)
  return (
    <ul className="grid gap-2">
      {role.fixed && <li>{t('sentence.all')}</li>}
      {sentences.length === 0 && <li>{t('sentence.none')}</li>}
      {!role.fixed && sentences.map((sentence) => <li key={sentence}>{sentence}</li>)}
    </ul>
  )
}

function StoredRules({ role, topic }: RulesTextProps) {
  const t = useTexts('roles')
  const rules = role.rules.filter(({ subject }) => subject === topic.name || subject === 'all')
  return (
    // Scrollable content has to be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content needs keyboard access
    <pre className={styles.data} dir="ltr" tabIndex={0} role="region" aria-label={t('casl.asJson')}>
      {JSON.stringify(rules, null, 2)}
    </pre>
  )
}

function Endpoints({ topic }: { topic: Topic }) {
  const t = useTexts('roles')
  const getActionLabel = useActionLabel()
  return (
    <details className={styles.calls}>
      <summary>{t('casl.calls')}</summary>
      <ul className="grid gap-1 text-13" dir="ltr">
        {topic.endpoints.map(({ name, method, path, action, public: open }) => (
          <li key={name} className={styles.endpoint}>
            <code>
              {method} {path}
            </code>
            <span className="text-quiet">{open ? t('casl.forAll') : getActionLabel(topic.name, action)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
