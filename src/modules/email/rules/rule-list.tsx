import { IconArrowDown, IconArrowUp, IconPencil, IconPlayerPlay } from '@tabler/icons-react'
import { Switch } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import type { MailRule } from '../contract-rules.ts'
import { api } from '../email-client.ts'
import type { MailActions } from '../use-mail-actions.ts'
import styles from './rules.module.css'
import { useRuleTexts } from './use-rule-texts.ts'

interface RuleListProps {
  rules: readonly MailRule[]
  actions: Pick<MailActions, 'offerUndo'>
  onEdit: (rule: MailRule) => void
}

/** The rules in their order. */
export function RuleList({ rules, actions, onEdit }: RuleListProps) {
  const t = useTexts('email')
  const order = useMutation(api.orderRules.mutation())
  const move = (from: number, to: number) => {
    const ids = rules.map(({ id }) => id)
    ids.splice(to, 0, ...ids.splice(from, 1))
    order.mutate({ body: { ids } })
  }
  if (rules.length === 0) return <p className="text-quiet">{t('rules.none')}</p>
  return (
    <ol className="grid one-column gap-2" aria-label={t('rules.title')}>
      {rules.map((rule, index) => (
        <li key={rule.id} className={styles.rule}>
          <RuleText rule={rule} />
          <div className={styles.tools}>
            <RunButton rule={rule} actions={actions} />
            <IconAction
              label={t('rules.up', { name: rule.name })}
              icon={<IconArrowUp size={18} aria-hidden />}
              isDisabled={index === 0 || order.isPending}
              onClick={() => move(index, index - 1)}
            />
            <IconAction
              label={t('rules.down', { name: rule.name })}
              icon={<IconArrowDown size={18} aria-hidden />}
              isDisabled={index === rules.length - 1 || order.isPending}
              onClick={() => move(index, index + 1)}
            />
            <IconAction
              label={t('rules.edit', { name: rule.name })}
              icon={<IconPencil size={18} aria-hidden />}
              opens="dialog"
              onClick={() => onEdit(rule)}
            />
            <ActiveSwitch rule={rule} />
          </div>
        </li>
      ))}
    </ol>
  )
}

function RuleText({ rule }: { rule: MailRule }) {
  const t = useTexts('email')
  const { conditionsOf, actionsOf } = useRuleTexts()
  return (
    <div className="flex-1 min-inline-0">
      <p className="semibold break-anywhere">{rule.name}</p>
      <p className="text-quiet text-13 break-anywhere">{conditionsOf(rule.conditions)}</p>
      <p className="text-quiet text-13 break-anywhere">
        {actionsOf(rule.actions)}
        {rule.stops && ` · ${t('rules.stops')}`}
      </p>
    </div>
  )
}

/** Runs a rule on the mail that is there. */
function RunButton({ rule, actions: { offerUndo } }: Pick<RuleListProps, 'actions'> & { rule: MailRule }) {
  const t = useTexts('email')
  const run = useMutation(api.runRule.mutation())
  return (
    <IconAction
      label={t('rules.run', { name: rule.name })}
      icon={<IconPlayerPlay size={18} aria-hidden />}
      isDisabled={run.isPending}
      onClick={() =>
        run.mutate(
          { params: { id: rule.id } },
          { onSuccess: ({ messages, undo }) => void offerUndo(t('rules.ran', { count: messages }), undo) },
        )
      }
    />
  )
}

function ActiveSwitch({ rule }: { rule: MailRule }) {
  const t = useTexts('email')
  const edit = useMutation(api.editRule.mutation())
  return (
    <Switch
      checked={edit.isPending ? (edit.variables.body.active ?? rule.active) : rule.active}
      slotProps={{ input: { 'aria-label': t('rules.active', { name: rule.name }) } }}
      onChange={(_, active) => edit.mutate({ params: { id: rule.id }, body: { active } })}
    />
  )
}
