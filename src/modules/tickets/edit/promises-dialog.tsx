import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import { type Promises, PromisesDraft } from '../contract-promises.ts'
import { promisesApi, promisesQuery } from '../tickets-client.ts'
import { HoursFields } from './hours-fields.tsx'
import { TargetFields } from './target-fields.tsx'

/** Due times by priority and business hours, for administrators. */
export function PromisesDialog({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(promisesQuery)
  return data && <PromisesForm stored={data} onClose={onClose} />
}

function PromisesForm({ stored, onClose }: { stored: Promises; onClose: () => void }) {
  const t = useTexts('tickets')
  // Another user's change must not replace the current input; the server refuses an outdated version.
  const [{ hours, targets, version }, setValues] = useState(stored)
  const [isTried, setTried] = useState(false)
  const { mutateAsync: save } = useMutation(promisesApi.save.mutation({ quiet: true }))
  const parsed = PromisesDraft.safeParse({ hours, targets, version })
  const wrong = new Set(isTried ? parsed.error?.issues.map(({ path }) => path.slice(0, 2).join('.')) : [])

  const submit = () => {
    setTried(true)
    if (!parsed.success) throw new Error(t('promises.wrong'))
    return save({ body: parsed.data }).then(() => toast({ text: t('promises.saved') }))
  }

  return (
    <FormDialog
      title={t('promises.title')}
      action={t('save')}
      width="md"
      className="grid one-column gap-6"
      failureOf={(error) => (parsed.success ? undefined : error instanceof Error ? error.message : undefined)}
      onSubmit={async () => submit()}
      onClose={onClose}
    >
      <p className="text-quiet">{t('promises.lead')}</p>
      <TargetFields
        targets={targets}
        isWrong={wrong}
        onChange={(next) => setValues((values) => ({ ...values, targets: next }))}
      />
      <HoursFields
        hours={hours}
        isWrong={wrong}
        onChange={(next) => setValues((values) => ({ ...values, hours: next }))}
      />
    </FormDialog>
  )
}
