import type { User } from './contract.ts'
import type { Rights } from './use-rights.ts'

/** What can be done to one account beside giving it another role. */
export type Deed =
  | 'inviteAgain'
  | 'resetPassword'
  | 'signOut'
  | 'removeFactor'
  | 'suspend'
  | 'activate'
  | 'remove'
  | 'takeBack'

type Standing = Pick<
  User,
  'id' | 'status' | 'sessions' | 'secondFactor' | 'secondFactorDemanded' | 'isLastAdministrator' | 'isWithinReach'
>

/** Those that the server would not refuse. */
export function deedsOf(user: Standing, rights: Pick<Rights, 'update' | 'remove'>, ownId: string): Deed[] {
  const { status } = user
  const isOwn = user.id === ownId
  const isKept = isOwn || user.isLastAdministrator
  // A session of one's own is the one that asks.
  const others = user.sessions - (isOwn ? 1 : 0)
  const possible: Record<Deed, boolean> = {
    inviteAgain: rights.update && status === 'invited',
    resetPassword: rights.update && status === 'active' && !isOwn,
    signOut: rights.update && others > 0,
    removeFactor: rights.update && status === 'active' && (user.secondFactor || user.secondFactorDemanded) && !isOwn,
    suspend: rights.update && status === 'active' && !isKept,
    activate: rights.update && status === 'suspended',
    takeBack: rights.remove && status === 'invited',
    remove: rights.remove && status !== 'invited' && !isKept,
  }
  return user.isWithinReach ? order.filter((deed) => possible[deed]) : []
}

const order = [
  'inviteAgain',
  'resetPassword',
  'signOut',
  'removeFactor',
  'suspend',
  'activate',
  'takeBack',
  'remove',
] as const satisfies readonly Deed[]

/** What cannot be taken back, and is asked about before. */
export const grave = ['signOut', 'removeFactor', 'takeBack', 'remove'] as const satisfies readonly Deed[]
export type GraveDeed = (typeof grave)[number]
export const isGrave = (deed: Deed): deed is GraveDeed => grave.some((one) => one === deed)
