import { IconArrowDown, IconArrowUp, IconPlayerPlay } from '@tabler/icons-react'
import { Switch } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { ListDialogRow } from '#platform/ui/list-dialog/list-dialog-row.tsx'
import type { MailRule } from '../contract-rules.ts'
import { api } from '../email-client.ts'
import type { MailActions } from '../use-mail-actions.ts'
import { useRuleTexts } from './use-rule-texts.ts'

interface RuleRowProps {
  rule: MailRule
  /** All rules in their order. */
  ids: readonly number[]
  index: number
  actions: Pick<MailActions, 'offerUndo'>
  onEdit: () => void
}

/** A rule, to run, move and switch off. */
export function RuleRow({ rule, ids, index, actions, onEdit }: RuleRowProps) {
  const t = useTexts('email')
  const { getConditionsText, getActionsText } = useRuleTexts()
  return (
    <ListDialogRow
      title={rule.name}
      start={<ActiveSwitch rule={rule} />}
      tools={
        <>
          <RunButton rule={rule} actions={actions} />
          <MoveButtons rule={rule} ids={ids} index={index} />
        </>
      }
      edit={{ label: t('rules.edit', { name: rule.name }), run: onEdit }}
    >
      <p className="text-quiet text-13">{getConditionsText(rule.conditions)}</p>
      <p className="text-quiet text-13">
        {getActionsText(rule.actions)}
        {rule.stops && ` · ${t('rules.stops')}`}
      </p>
    </ListDialogRow>
  )
}

function MoveButtons({ rule: { name }, ids, index }: Pick<RuleRowProps, 'rule' | 'ids' | 'index'>) {
  const t = useTexts('email')
  const order = useMutation(api.orderRules.mutation())
  const moveTo = (to: number) => {
    const others = ids.toSpliced(index, 1)
    order.mutate({ body: { ids: [...others.slice(0, to), ...ids.slice(index, index + 1), ...others.slice(to)] } })
  }
  return (
    <>
      <IconAction
        label={t('rules.up', { name })}
        icon={<IconArrowUp size={18} aria-hidden />}
        isDisabled={index === 0 || order.isPending}
        onClick={() => moveTo(index - 1)}
      />
      <IconAction
        label={t('rules.down', { name })}
        icon={<IconArrowDown size={18} aria-hidden />}
        isDisabled={index === ids.length - 1 || order.isPending}
        onClick={() => moveTo(index + 1)}
      />
    </>
  )
}

/** Runs a rule on the mail that is there. */
function RunButton({ rule, actions: { offerUndo } }: Pick<RuleRowProps, 'rule' | 'actions'>) {
  const t = useTexts('email')
  const { mutateAsync: run, isPending } = useMutation(api.runRule.mutation())
  return (
    <IconAction
      label={t('rules.run', { name: rule.name })}
      icon={<IconPlayerPlay size={18} aria-hidden />}
      isDisabled={isPending}
      onClick={() =>
        void run({ params: { id: rule.id } }).then(
          ({ messages, undo }) => offerUndo(t('rules.ran', { count: messages }), undo),
          () => {},
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
