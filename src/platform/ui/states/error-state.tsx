import { QueryClientContext } from '@tanstack/react-query'
import { use } from 'react'
import { useInRouterContext } from 'react-router'
import { Failure } from '#platform/errors/failure.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from './empty-state.tsx'
import { PlainButton, PlainButtonLink } from '#platform/ui/plain-button.tsx'
import styles from './error-state.module.css'

interface ErrorStateProps {
  error: unknown
  onRetry?: (() => void) | undefined
  small?: boolean
  as?: 'h1' | 'h2' | 'h3' | 'p'
}

/** The error, what the user can do, and the request id for support. */
export function ErrorState({ error, onRetry, small = false, as = 'h2' }: ErrorStateProps) {
  const t = useTexts('platform')
  const queries = use(QueryClientContext)
  // Dialogs above all screens have none.
  const hasRouter = useInRouterContext()
  const kind = getKind(error)
  const requestId = error instanceof Failure ? error.requestId : undefined
  const retry = () => {
    onRetry?.()
    // Also refetches queries that failed without a message, such as a count.
    void queries?.refetchQueries(
      { type: 'active', predicate: ({ state }) => Boolean(state.error) },
      { cancelRefetch: false },
    )
  }
  return (
    <EmptyState
      as={as}
      small={small}
      picture={pictures[kind]}
      title={t(`error.${kind}.title`)}
      text={
        <>
          {t(`error.${kind}.text`)}
          {requestId && (
            <span className={styles.request}>
              {t('error.request')} <code>{requestId}</code>
            </span>
          )}
          {import.meta.env.DEV && error instanceof Error && !(error instanceof Failure) && (
            <span className={styles.request} dir="ltr">
              <code>{describeForDeveloper(error)}</code>
            </span>
          )}
        </>
      }
      action={
        <>
          {kind === 'forbidden' && hasRouter && !small && (
            <PlainButtonLink to="/">{t('error.forbidden.home')}</PlainButtonLink>
          )}
          {onRetry && (
            // In development, `npm run dev` clicks it after a restart of the server.
            <PlainButton onClick={retry} data-retry={import.meta.env.DEV || undefined}>
              {kind === 'far' ? t('error.far.first') : t('retry')}
            </PlainButton>
          )}
        </>
      }
    />
  )
}

type Kind = 'far' | 'forbidden' | 'missing' | 'unreachable' | 'maintenance' | 'busy' | 'full' | 'tooMany' | 'unknown'

const pictures: Record<Kind, string> = {
  far: '/pictures/empty/nothing-found.svg',
  forbidden: '/pictures/empty/not-allowed.svg',
  missing: '/pictures/empty/nothing-found.svg',
  unreachable: '/pictures/empty/offline.svg',
  maintenance: '/pictures/empty/something-broke.svg',
  busy: '/pictures/empty/something-broke.svg',
  full: '/pictures/empty/something-broke.svg',
  tooMany: '/pictures/empty/something-broke.svg',
  unknown: '/pictures/empty/something-broke.svg',
}

function getKind(error: unknown): Kind {
  if (isChunkError(error)) return 'unreachable'
  if (!(error instanceof Failure)) return 'unknown'
  if (isTooFar(error)) return 'far'
  if (isForbidden(error)) return 'forbidden'
  if (error.status === 404) return 'missing'
  if (error.status === 0) return 'unreachable'
  if (error.status === 429) return 'tooMany'
  if (error.errorCode === 'busy' || error.errorCode === 'full') return error.errorCode
  return error.status === 503 ? 'maintenance' : 'unknown'
}

/** The message of a screen's own error, and the file that caused it; line numbers of compiled code would mislead. */
function describeForDeveloper({ message, stack = '' }: Error) {
  const files = [...stack.matchAll(/\/(src\/[^?:)\s]+)/g)].map(([, file = '']) => file)
  const file = files.find((path) => !path.startsWith('src/platform/i18n/'))
  return file === undefined ? message : `${message} (${file})`
}

export const isForbidden = (error: unknown) => error instanceof Failure && error.status === 403

/** Whether a page number exceeds the limit; lists then offer their first page instead of a retry. */
export const isTooFar = (error: unknown) =>
  error instanceof Failure && error.issues.some(({ path, reason }) => path === 'page' && reason === 'far')

/** Whether code failed to load: the connection is lost, or a newer version has replaced the files. */
export const isChunkError = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|unable to preload/i.test(error.message)
