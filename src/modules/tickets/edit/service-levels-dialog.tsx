import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import { type ServiceLevels, ServiceLevelsDraft } from '../contract-service-levels.ts'
import { serviceLevelsApi, serviceLevelsQuery } from '../tickets-client.ts'
import { HoursFields } from './hours-fields.tsx'
import { TargetFields } from './target-fields.tsx'

/** Due times by priority and business hours, for administrators. */
export function ServiceLevelsDialog({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(serviceLevelsQuery)
  return data && <ServiceLevelsForm stored={data} onClose={onClose} />
}

function ServiceLevelsForm({ stored, onClose }: { stored: ServiceLevels; onClose: () => void }) {
  const t = useTexts('tickets')
  // Another user's change must not replace the current input; the server refuses an outdated version.
  const [{ hours, targets, version }, setValues] = useState(stored)
  const [isTried, setTried] = useState(false)
  const { mutateAsync: save } = useMutation(serviceLevelsApi.save.mutation({ quiet: true }))
  const parsed = ServiceLevelsDraft.safeParse({ hours, targets, version })
  const invalidFields = new Set(isTried ? parsed.error?.issues.map(({ path }) => path.slice(0, 2).join('.')) : [])

  const submit = () => {
    setTried(true)
    if (!parsed.success) throw new Error(t('serviceLevels.wrong'))
    return save({ body: parsed.data }).then(() => toast({ text: t('serviceLevels.saved') }))
  }

  return (
    <FormDialog
      title={t('serviceLevels.title')}
      action={t('save')}
      width="md"
      className="grid one-column gap-6"
      getErrorText={(error) => (parsed.success ? undefined : error instanceof Error ? error.message : undefined)}
      onSubmit={async () => submit()}
      onClose={onClose}
    >
      <p className="text-quiet">{t('serviceLevels.lead')}</p>
      <TargetFields
        targets={targets}
        isInvalid={invalidFields}
        onChange={(next) => setValues((values) => ({ ...values, targets: next }))}
      />
      <HoursFields
        hours={hours}
        isInvalid={invalidFields}
        onChange={(next) => setValues((values) => ({ ...values, hours: next }))}
      />
    </FormDialog>
  )
}
