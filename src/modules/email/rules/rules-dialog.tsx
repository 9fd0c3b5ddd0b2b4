import { IconPlus } from '@tabler/icons-react'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { SkeletonText } from '#platform/ui/states/skeleton.tsx'
import type { MailRule, RuleConditions } from '../contract-rules.ts'
import { api } from '../email-client.ts'
import type { MailActions } from '../use-mail-actions.ts'
import { RuleForm } from './rule-form.tsx'
import { RuleList } from './rule-list.tsx'

interface RulesDialogProps {
  actions: Pick<MailActions, 'offerUndo'>
  /** The conditions of a new rule, with whose form the dialog opens. */
  first?: RuleConditions | undefined
  onClose: () => void
}

/** The user's rules for arriving mail. */
export function RulesDialog({ actions, first, onClose }: RulesDialogProps) {
  const t = useTexts('email')
  const { data: rules, error, refetch } = useQuery(api.rules.query())
  const [edited, setEdited] = useState<MailRule | 'new' | undefined>(first && 'new')

  if (edited)
    return (
      <RuleForm
        rule={edited === 'new' ? undefined : edited}
        first={first}
        onClose={() => (first ? onClose() : setEdited(undefined))}
      />
    )
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="email-rules-title">
      <DialogTitle id="email-rules-title">{t('rules.title')}</DialogTitle>
      <DialogContent>
        <p className="margin-block-end-4 text-quiet">{t('rules.lead')}</p>
        {error && <ErrorState small error={error} onRetry={() => void refetch()} />}
        {!rules && !error && <SkeletonText lines={4} />}
        {rules && <RuleList rules={rules} actions={actions} onEdit={setEdited} />}
        <Button
          className="margin-block-start-4"
          startIcon={<IconPlus size={18} aria-hidden />}
          onClick={() => setEdited('new')}
        >
          {t('rules.new')}
        </Button>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
