import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Right } from '#platform/contract.ts'
import { Failure } from '#platform/errors/failure.ts'
import { abilityOf, allows, type Subject } from '#platform/fields/rules.ts'
import { session } from '#platform/contracts/session-contract.ts'
import { base } from '#platform/web/navigation/base.ts'
import { client } from '#platform/web/api/client.ts'
import { interruptions } from './session-guard.ts'
import { forgetDrafts } from '#platform/web/drafts/forget-drafts.ts'
import { forgetVisits } from '#platform/web/navigation/visits.ts'

const api = client(session)

export const sessionQuery = { ...api.show.query(), staleTime: Number.POSITIVE_INFINITY }

/** Who is signed in, and in sample mode the users one may become. Suspends until it is known. */
export const useSession = () => useSuspenseQuery(sessionQuery).data

/**
 * Asks the rules that the server answers by: `can('update', 'contacts', contact)`, `can('update', 'shop', product, 'price')`,
 * and of an action of the contract's own `can('send', invoices, invoice)`.
 */
export function useCan() {
  const { user, rules } = useSession()
  return useMemo(() => {
    const ability = abilityOf(rules, user.id)
    return <Own extends string = never>(
      action: Right | NoInfer<Own>,
      topic: Subject<Own>,
      record?: Record<string, unknown>,
      field?: string,
    ) => allows<Own>(ability, action, topic, record, field)
  }, [rules, user.id])
}

/** Nobody is asked to sign in again on the way out; a session that had ended already is just as well. */
async function endSession() {
  const { overcome } = interruptions
  delete interruptions.overcome
  try {
    await api.end.send()
  } catch (error) {
    if (error instanceof Failure && error.status === 401) return
    if (overcome) interruptions.overcome = overcome
    throw error
  }
}

/** Signs out. The screen where one signs in is loaded anew, so that nothing of what was seen is left in this tab. */
export function useSignOut(signIn = '') {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const { user } = await queries.ensureQueryData(sessionQuery)
      await endSession()
      forgetVisits()
      forgetDrafts(user.id)
      location.assign(base + signIn.slice(1))
    },
  })
}

/** Sample mode: become another user. Everything that was read as the old one is read again. */
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
