// The session: user, rules, workspace, and the people and services of other modules.
// For all screens; sign-in screens of modules also start and end it.

import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Right } from '#platform/contract.ts'
import { Failure } from '#platform/errors/failure.ts'
import { getAbility, allows, type Subject } from '#platform/permissions/rules.ts'
import { type Session, session } from '#platform/contracts/session-contract.ts'
import { base } from '#platform/web/navigation/base.ts'
import { client } from '#platform/web/api/client.ts'
import { interruption } from './session-guard.ts'
import { removeDrafts } from '#platform/web/drafts/remove-drafts.ts'
import { clearVisits } from '#platform/web/navigation/visits.ts'

const api = client(session)

export const sessionQuery = { ...api.show.query(), staleTime: Number.POSITIVE_INFINITY }

/** The current user, and in sample mode the users that a visitor may choose. Suspends until loaded. */
export const useSession = () => useSuspenseQuery(sessionQuery).data

/**
 * Evaluates the server's rules: `can('update', 'contacts', contact)`, `can('update', 'shop', product, 'price')`, and
 * for a contract's own action `can('send', invoices, invoice)`.
 */
export function createCan({ user, rules }: Pick<Session, 'user' | 'rules'>) {
  const ability = getAbility(rules, user.id)
  return <Own extends string = never>(
    action: Right | NoInfer<Own>,
    topic: Subject<Own>,
    record?: Record<string, unknown>,
    field?: string,
  ) => allows<Own>(ability, action, topic, record, field)
}

/** `createCan` for the current session. Suspends until loaded. */
export function useCan() {
  const session = useSession()
  return useMemo(() => createCan(session), [session])
}

/** Signs out without asking to sign in again; ignores that the session has already ended. */
async function endSession() {
  const { resolve } = interruption
  delete interruption.resolve
  try {
    await api.end.send()
  } catch (error) {
    if (error instanceof Failure && error.status === 401) return
    if (resolve) interruption.resolve = resolve
    throw error
  }
}

/** Signs out. The sign-in screen is loaded as a new document, so that no data stays in this tab. */
export function useSignOut(signIn = '') {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const { user } = await queries.ensureQueryData(sessionQuery)
      await endSession()
      clearVisits()
      removeDrafts(user.id)
      location.assign(base + signIn.slice(1))
    },
  })
}

/** Sample mode: switches to another user and reloads all data. */
export function useSwitchUser() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (userId: string) => api.change.send({ body: { userId } }),
    onSuccess: async (next) => {
      queries.setQueryData(sessionQuery.queryKey, next)
      await queries.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] })
    },
  })
}
