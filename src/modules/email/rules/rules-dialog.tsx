import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ListDialog } from '#platform/ui/list-dialog/list-dialog.tsx'
import type { RuleConditions } from '../contract-rules.ts'
import { api } from '../email-client.ts'
import type { MailActions } from '../use-mail-actions.ts'
import { RuleForm } from './rule-form.tsx'
import { RuleRow } from './rule-row.tsx'

interface RulesDialogProps {
  actions: Pick<MailActions, 'offerUndo'>
  /** The conditions of a new rule, with whose form the dialog opens. */
  first?: RuleConditions | undefined
  onClose: () => void
}

/** The user's rules for arriving mail. */
export function RulesDialog({ actions, first, onClose }: RulesDialogProps) {
  const t = useTexts('email')
  const query = useQuery(api.rules.query())
  const ids = query.data?.map(({ id }) => id) ?? []
  return (
    <ListDialog
      title={t('rules.title')}
      lead={t('rules.lead')}
      query={query}
      emptyText={t('rules.none')}
      isOrdered
      newLabel={t('rules.new')}
      isNew={first !== undefined}
      renderRow={(rule, edit, index) => (
        <RuleRow key={rule.id} rule={rule} ids={ids} index={index} actions={actions} onEdit={edit} />
      )}
      renderForm={(rule, close) => <RuleForm rule={rule} first={first} actions={actions} onClose={close} />}
      onClose={onClose}
    />
  )
}
