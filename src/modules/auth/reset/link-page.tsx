import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Failure } from '#platform/errors/failure.ts'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { Spinner } from '#platform/ui/states/spinner.tsx'
import { api } from '../auth-client.ts'
import type { Link, LinkKind } from '../contract.ts'
import { AuthPage } from '../frame/auth-page.tsx'
import { useLinkToken } from './link-token.ts'

interface LinkPageProps {
  /** Accepted kinds of links; others count as invalid. */
  kinds: readonly LinkKind[]
  title: string
  expired: { title: string; text: string; action: ReactNode }
  children: (link: Link, token: string) => ReactNode
}

const isTooMany = (error: unknown) => error instanceof Failure && (error.status === 429 || error.status === 0)

/** The target of an emailed link: shows its form, or that it is no longer valid. */
export function LinkPage({ kinds, title, expired, children }: LinkPageProps) {
  const token = useLinkToken()
  const { data, error, refetch } = useQuery({
    ...api.showLink.query({ body: { token: token ?? '' } }),
    enabled: Boolean(token),
    staleTime: Infinity,
  })
  if (data && token && kinds.includes(data.kind)) return children(data, token)
  if (isTooMany(error)) return <ErrorState as="h1" error={error} onRetry={() => void refetch()} />
  if (token === '' || data || error)
    return (
      <AuthPage title={expired.title} lead={expired.text}>
        {expired.action}
      </AuthPage>
    )
  return (
    <AuthPage title={title}>
      <Spinner label={title} />
    </AuthPage>
  )
}
