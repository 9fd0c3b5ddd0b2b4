import { IconBan, IconCheck } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { RoleRecord } from '../contract.ts'
import { api } from '../roles-client.ts'
import { useActionLabel } from '../use-action-label.ts'
import styles from './preview-action.module.css'
import type { Nested } from './create-samples.ts'

interface PreviewActionProps {
  role: RoleRecord
  topic: string
  action: string
  record?: Nested
  /** Result of the rules in the client; a click asks the server. */
  isAllowed: boolean
}

/** A button as the role would see it; a click asks the server for its response. */
export function PreviewAction({ role, topic, action, record, isAllowed }: PreviewActionProps) {
  const t = useTexts('roles')
  const tryAction = useMutation({
    mutationFn: () => api.try.send({ body: { role: role.id, topic, action, ...(record && { record }) } }),
    meta: { quiet: true },
  })
  const Icon = isAllowed ? IconCheck : IconBan
  const name = useActionLabel()(topic, action)
  return (
    <span className={styles.action}>
      <Button
        size="small"
        variant="outlined"
        color={isAllowed ? 'primary' : 'secondary'}
        className={isAllowed ? '' : (styles.refused ?? '')}
        title={t('casl.ask')}
        startIcon={<Icon size={16} aria-hidden />}
        loading={tryAction.isPending}
        loadingPosition="start"
        onClick={() => tryAction.mutate()}
      >
        {name}
      </Button>
      <span role="status" className={styles.answer} data-allowed={tryAction.data?.allowed}>
        {tryAction.data &&
          t(tryAction.data.allowed ? 'casl.yes' : 'casl.no', { action: name, status: tryAction.data.status })}
        {tryAction.isError && t('casl.askFailed')}
      </span>
    </span>
  )
}
