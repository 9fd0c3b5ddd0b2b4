import { IconMoodSad, IconMoodSmile } from '@tabler/icons-react'
import { Button, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { Failure, notFound } from '#platform/errors/failure.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { Spinner } from '#platform/ui/states/spinner.tsx'
import { useBrand } from '#platform/web/session/brand.ts'
import { type PublicRating, scores, Token } from '../contract-ratings.ts'
import { api } from '../tickets-client.ts'
import styles from './rate-screen.module.css'
import { useCommentDraft } from './use-comment-draft.ts'

/** The requester's page, without the application around it: rates the answer to a ticket. */
export function Component() {
  const t = useTexts('tickets')
  const token = useParams()['token'] ?? ''
  const isToken = Token.safeParse(token).success
  const { data, error, refetch } = useQuery({ ...api.publicRating.query({ params: { token } }), enabled: isToken })
  if (data) return <RatingForm token={token} stored={data} />
  const failure = isToken ? error : notFound()
  return (
    <div className={styles.page}>
      {failure instanceof Failure && failure.status === 404 ? (
        <EmptyState
          as="h1"
          picture="/pictures/empty/nothing-found.svg"
          title={t('rate.gone')}
          text={t('rate.goneText')}
        />
      ) : failure ? (
        <ErrorState error={failure} onRetry={() => void refetch()} as="h1" />
      ) : (
        <Spinner label={t('rate.loading')} />
      )}
    </div>
  )
}

const icons = { good: IconMoodSmile, bad: IconMoodSad }

function RatingForm({ token, stored }: { token: string; stored: PublicRating }) {
  const t = useTexts('tickets')
  useBrand()
  const [score, setScore] = useState(stored.score)
  const [comment, setComment, forget] = useCommentDraft(token, stored.comment)
  const { mutate: rate, isPending, isSuccess } = useMutation({ ...api.rate.mutation(), onSuccess: forget })
  return (
    <div className={styles.page}>
      <Card className={styles.card}>
        <form
          className="grid one-column gap-4"
          aria-label={t('rate.title')}
          onSubmit={(event) => {
            event.preventDefault()
            if (score) rate({ params: { token }, body: { score, comment } })
          }}
        >
          <h1>{t('rate.title')}</h1>
          <p className="text-quiet" dir="auto">
            {t('rate.lead', { title: stored.ticketTitle })}
          </p>
          <ToggleButtonGroup
            exclusive
            fullWidth
            value={score}
            aria-label={t('rate.title')}
            onChange={(_, chosen: unknown) => setScore(scores.find((one) => one === chosen) ?? null)}
          >
            {scores.map((one) => {
              const Icon = icons[one]
              return (
                <ToggleButton key={one} value={one} className={styles.score}>
                  <Icon size={24} aria-hidden /> {t(`rate.${one}`)}
                </ToggleButton>
              )
            })}
          </ToggleButtonGroup>
          <TextField
            multiline
            minRows={3}
            label={t('rate.comment')}
            value={comment}
            slotProps={{ htmlInput: { maxLength: 2000, dir: 'auto' } }}
            onChange={(event) => setComment(event.target.value)}
          />
          <Button type="submit" variant="contained" disabled={!score} loading={isPending} loadingPosition="start">
            {t('rate.send')}
          </Button>
          <p role="status" className="text-quiet">
            {isSuccess && `${t('rate.thanks')} ${t('rate.again')}`}
          </p>
        </form>
      </Card>
    </div>
  )
}
