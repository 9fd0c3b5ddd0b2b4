import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { Failure } from '#platform/errors/failure.ts'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Rule } from '#platform/permissions/rules.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { failureToReport } from '#platform/web/session/session-guard.ts'
import { useSession } from '#platform/web/session/session.ts'
import { useTopicTitle } from '#platform/web/api/topics.ts'
import type { RightChange, RoleRecord, RoleUser } from '../contract.ts'
import { api } from '../roles-client.ts'
import { toPlainRules } from './plain-rules.ts'
import { getRight } from '../rights.ts'
import { useRoleName } from '#platform/web/session/role-name.ts'
import { useActionLabel } from '../use-action-label.ts'
import { useSentences } from '../use-sentences.ts'
import styles from './review-dialog.module.css'
import { useSaveRules } from './use-save-rules.ts'

interface ReviewDialogProps {
  role: RoleRecord
  rules: readonly Rule[]
  onClose: () => void
  onSaved: () => void
}

const kinds = ['lost', 'changed', 'gained'] as const

const isConflict = (error: unknown) => error instanceof Failure && error.status === 409

/** Reviews new rules before saving: affected users and changed rights, as computed by the server. */
export function ReviewDialog({ role, rules, onClose, onSaved }: ReviewDialogProps) {
  const t = useTexts('roles')
  const getRoleName = useRoleName()
  const title = useId()
  const body = { rules: toPlainRules(rules) }
  const { data, error, refetch } = useQuery(api.effects.query({ params: { id: role.id }, body }))
  const saveRules = useSaveRules()
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: () => saveRules(role, rules),
    meta: { quiet: true },
    onSuccess: onSaved,
    // The save bar then offers to resolve the conflict.
    onError: (failure) => {
      if (isConflict(failure)) void queries.invalidateQueries({ queryKey: api.list.query().queryKey })
    },
  })
  const refusal = failureToReport(save.error)

  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={title} onClose={save.isPending ? () => {} : onClose}>
      <DialogTitle id={title}>{t('save.title', { role: getRoleName(role.id, role.name) })}</DialogTitle>
      <DialogContent className="grid content-start gap-5">
        {error && !data && <ErrorState small as="p" error={error} onRetry={() => void refetch()} />}
        {!error && !data && <SkeletonText lines={5} />}
        {data && <AffectedUsers users={data.users} />}
        {data?.changes.length === 0 && <p>{t('save.same')}</p>}
        {data &&
          kinds.map((kind) => (
            <Steps
              key={kind}
              kind={kind}
              rules={rules}
              changes={data.changes.filter((change) => change.kind === kind)}
            />
          ))}
        {refusal && (
          <Alert severity="error">
            {isConflict(refusal)
              ? t('save.stale')
              : t('save.failed', { message: refusal instanceof Failure ? refusal.message : '' })}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" disabled={save.isPending} onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button variant="contained" disabled={!data} loading={save.isPending} onClick={() => save.mutate()}>
          {t('save.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function AffectedUsers({ users }: { users: readonly RoleUser[] }) {
  const t = useTexts('roles')
  const { user } = useSession()
  if (users.length === 0) return <p>{t('save.forNobody')}</p>
  return (
    <div>
      <p className="medium">{t('save.for', { count: users.length })}</p>
      {users.some(({ id }) => id === user.id) && <p className="text-warning">{t('save.self')}</p>}
      <ul className="flex wrap gap-2-4 margin-block-start-3">
        {users.map(({ id, name, avatar }) => (
          <li key={id} className="inline-row gap-2">
            <Avatar name={name} src={avatar} size={28} />
            <span {...asWritten(name)}>{name}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface StepsProps {
  kind: (typeof kinds)[number]
  rules: readonly Rule[]
  changes: readonly RightChange[]
}

function Steps({ kind, rules, changes }: StepsProps) {
  const t = useTexts('roles')
  const getTopicTitle = useTopicTitle()
  const { formatRight: rightTexts } = useSentences()
  const getActionLabel = useActionLabel()
  if (changes.length === 0) return null
  return (
    <section>
      <h3 className={styles.heading} data-kind={kind}>
        {t(`save.${kind}`)}
      </h3>
      <ul className="grid gap-1">
        {changes.map(({ topic, action, before, after }) => (
          <li key={`${topic} ${action}`}>
            {before !== after
              ? t('save.step', {
                  action: getActionLabel(topic, action),
                  topic: getTopicTitle(topic),
                  before: t(`level.${before}`),
                  after: t(`level.${after}`),
                })
              : // Same level for other records: only the conditions differ.
                rightTexts(topic, action, getRight(rules, topic, action)).map((text) => <p key={text}>{text}</p>)}
          </li>
        ))}
      </ul>
    </section>
  )
}
