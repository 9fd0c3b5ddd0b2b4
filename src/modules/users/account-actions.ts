import { isChosenStatus } from '#platform/contracts/user-status.ts'
import type { User } from './contract.ts'
import type { Rights } from './use-rights.ts'

/** Actions on an account other than changing its role. */
export type AccountAction =
  | 'inviteAgain'
  | 'resetPassword'
  | 'signOut'
  | 'removeFactor'
  | 'suspend'
  | 'activate'
  | 'remove'
  | 'revoke'

type AccountState = Pick<
  User,
  'id' | 'status' | 'sessions' | 'secondFactor' | 'secondFactorDemanded' | 'isLastAdministrator' | 'isWithinReach'
>

/** Returns the actions that the server would accept. */
export function getAccountActions(
  user: AccountState,
  rights: Pick<Rights, 'update' | 'remove'>,
  ownId: string,
): AccountAction[] {
  const { status } = user
  const isOwn = user.id === ownId
  const isProtected = isOwn || user.isLastAdministrator
  // Excludes the current session.
  const others = user.sessions - (isOwn ? 1 : 0)
  const possible: Record<AccountAction, boolean> = {
    inviteAgain: rights.update && status === 'invited',
    resetPassword: rights.update && status === 'active' && !isOwn,
    signOut: rights.update && others > 0,
    removeFactor: rights.update && status === 'active' && (user.secondFactor || user.secondFactorDemanded) && !isOwn,
    suspend: rights.update && status === 'active' && !isProtected,
    activate: rights.update && status !== 'active' && isChosenStatus(status),
    revoke: rights.remove && status === 'invited',
    remove: rights.remove && status !== 'invited' && !isProtected,
  }
  return user.isWithinReach ? order.filter((action) => possible[action]) : []
}

const order = [
  'inviteAgain',
  'resetPassword',
  'signOut',
  'removeFactor',
  'suspend',
  'activate',
  'revoke',
  'remove',
] as const satisfies readonly AccountAction[]

/** Irreversible actions, which need a confirmation. */
export const confirmedActions = [
  'signOut',
  'removeFactor',
  'revoke',
  'remove',
] as const satisfies readonly AccountAction[]
export type ConfirmedAction = (typeof confirmedActions)[number]
export const needsConfirmation = (action: AccountAction): action is ConfirmedAction =>
  confirmedActions.some((one) => one === action)
