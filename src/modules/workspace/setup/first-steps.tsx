import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import type { Step } from '../contract-steps.ts'
import { api, stepsQuery } from '../workspace-client.ts'
import styles from './first-steps.module.css'

const finishing = api.finishStep.mutation()

/** What to do on a new installation; disappears with the last step. */
export function FirstSteps({ mayEdit }: { mayEdit: boolean }) {
  const t = useTexts('workspace')
  const { data = [] } = useQuery(stepsQuery)
  const remaining = data.filter(({ isDone }) => !isDone).length
  if (remaining === 0) return null
  return (
    <Card title={t('steps.title')}>
      <p className="text-quiet margin-block-end-3">{t('steps.text')}</p>
      <ol className={styles.steps}>
        {data.map((step) => (
          <StepRow key={step.name} {...step} mayEdit={mayEdit} />
        ))}
      </ol>
    </Card>
  )
}

function StepRow({ name, isDone, mayEdit }: Step & { mayEdit: boolean }) {
  const t = useTexts('workspace')
  const { mutate, isPending } = useMutation(finishing)
  return (
    <li className={styles.step} data-done={isDone}>
      {isDone ? <IconCircleCheck size={22} aria-hidden /> : <IconCircle size={22} aria-hidden />}
      <div className="grid flex-1 min-inline-0">
        <p className="semibold">
          {t(`steps.${name}.title`)}
          {isDone && <span className="visually-hidden"> {t('steps.isDone')}</span>}
        </p>
        {!isDone && <p className="text-quiet">{t(`steps.${name}.text`)}</p>}
      </div>
      {!isDone && mayEdit && (
        <Button
          size="small"
          color="secondary"
          loading={isPending}
          aria-label={t('steps.markOf', { step: t(`steps.${name}.title`) })}
          onClick={() => mutate({ params: { name } })}
        >
          {t('steps.mark')}
        </Button>
      )}
    </li>
  )
}
