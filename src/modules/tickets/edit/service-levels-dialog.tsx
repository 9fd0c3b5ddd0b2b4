import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Failure } from '#platform/errors/failure.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useFailureText } from '#platform/ui/form/errors/use-failure-text.ts'
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

const isConflict = (error: unknown) => error instanceof Failure && error.status === 409

function ServiceLevelsForm({ stored, onClose }: { stored: ServiceLevels; onClose: () => void }) {
  const t = useTexts('tickets')
  // Another user's change must not replace the current input; the server refuses an outdated version.
  const [{ hours, targets, version }, setValues] = useState(stored)
  const [isTried, setTried] = useState(false)
  const { mutateAsync: save } = useMutation(serviceLevelsApi.save.mutation({ quiet: true }))
  const queries = useQueryClient()
  const failureText = useFailureText()
  const parsed = ServiceLevelsDraft.safeParse({ hours, targets, version })
  const invalidFields = new Set(isTried ? parsed.error?.issues.map(({ path }) => path.slice(0, 2).join('.')) : [])

  const submit = () => {
    setTried(true)
    if (!parsed.success) throw new Error(t('serviceLevels.wrong'))
    return save({ body: parsed.data }).then(
      () => toast({ text: t('serviceLevels.saved') }),
      async (error: unknown) => {
        if (!isConflict(error)) throw error
        // The user has been informed, so that saving again replaces the other settings.
        const latest = await queries.fetchQuery({ ...serviceLevelsQuery, staleTime: 0 })
        setValues((values) => ({ ...values, version: latest.version }))
        throw error
      },
    )
  }
  const getErrorText = (error: unknown) => {
    if (!parsed.success) return error instanceof Error ? error.message : undefined
    return isConflict(error) ? t('serviceLevels.changed') : failureText(error)
  }

  return (
    <FormDialog
      title={t('serviceLevels.title')}
      action={t('save')}
      width="md"
      className="grid one-column gap-6"
      getErrorText={getErrorText}
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
