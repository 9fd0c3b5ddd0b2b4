import { IconPlus } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Rule } from '#platform/permissions/rules.ts'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'
import { useTopicTitle } from '#platform/web/api/topics.ts'
import type { Topic } from '../contract.ts'
import { type Right, getRight, type RightCondition } from '../rights.ts'
import { useActionLabel } from '../use-action-label.ts'
import { ExceptList } from './except-list.tsx'
import { listColumns, getOwnRight } from './own-right.ts'
import { ConditionFields } from './condition-fields.tsx'

interface RightDialogProps {
  topic: Topic
  action: string
  rules: readonly Rule[]
  onApply: (grant: Right) => void
  onClose: () => void
}

/** A way with a key, since ways can be removed from the middle. */
interface KeyedCondition {
  key: number
  granted: RightCondition
}

/** Edits the conditions of an action: any of several, each with one or more comparisons. */
export function RightDialog({ topic, action, rules, onApply, onClose }: RightDialogProps) {
  const t = useTexts('roles')
  const getTopicTitle = useTopicTitle()
  const getActionLabel = useActionLabel()
  const [saved] = useState(() => getRight(rules, topic.name, action))
  const [allow, setRights] = useState<readonly KeyedCondition[]>(() => createInitialConditions(saved, topic, action))
  const [except, setExcept] = useState(saved.except)
  const columns = listColumns(topic, action)
  const add = () => {
    const [first] = columns
    const granted: RightCondition = first
      ? { conditions: { [first.name]: '$user.id' } }
      : { fields: topic.fields.slice(0, 1) }
    setRights([...allow, { key: Math.max(0, ...allow.map(({ key }) => key)) + 1, granted }])
  }

  return (
    <FormDialog
      title={t('right.title', { action: getActionLabel(topic.name, action), topic: getTopicTitle(topic.name) })}
      action={t('right.apply')}
      width="sm"
      className="grid one-column content-start gap-4"
      onSubmit={() =>
        onApply({ allow: allow.map(({ granted }) => granted), except: allow.length > 0 ? except : [], tangled: false })
      }
      onClose={onClose}
    >
      {saved.tangled && <p className="padding-3-4 rounded bg-warning-soft text-warning">{t('right.tangled')}</p>}
      <p className="text-quiet">{allow.length > 0 ? t('right.lead') : t('right.empty')}</p>
      {allow.map(({ key, granted }, index) => (
        <ConditionFields
          key={key}
          number={index + 1}
          granted={granted}
          columns={columns}
          fields={action === 'update' ? topic.fields : []}
          onChange={(next) => setRights(allow.map((one) => (one.key === key ? { key, granted: next } : one)))}
          onRemove={() => setRights(allow.filter((one) => one.key !== key))}
        />
      ))}
      <Button
        color="secondary"
        className="justify-self-start"
        startIcon={<IconPlus size={18} aria-hidden />}
        onClick={add}
      >
        {t('right.or')}
      </Button>
      <ExceptList except={except} onChange={setExcept} />
    </FormDialog>
  )
}

/** The saved conditions; without any, a suggestion. */
function createInitialConditions(saved: Right, topic: Topic, action: string): KeyedCondition[] {
  const ownRights =
    getOwnRight(topic, action)?.allow ?? (action === 'update' ? [{ fields: topic.fields.slice(0, 1) }] : [])
  const isBare = saved.allow.every(({ conditions, fields }) => !conditions && !fields)
  return (isBare ? ownRights : saved.allow).map((granted, key) => ({ key, granted }))
}
