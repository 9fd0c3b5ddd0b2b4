import { type Choices, listValues } from '#platform/fields/choices.ts'

/**
 * The statuses of accounts, of which only `active` ones can sign in. Invited until the owner sets a password.
 * `isChosen`: users who may change accounts set it.
 */
export const userStatusChoices = {
  active: { tone: 'success', isChosen: true },
  invited: { tone: 'info', isChosen: false },
  suspended: { tone: 'warning', isChosen: true },
} as const satisfies Choices<'tone', { isChosen: boolean }>
export const userStatuses = listValues(userStatusChoices)
export type UserStatus = keyof typeof userStatusChoices

type ChosenStatus = {
  [Status in UserStatus]: (typeof userStatusChoices)[Status]['isChosen'] extends true ? Status : never
}[UserStatus]
export const isChosenStatus = (status: string): status is ChosenStatus =>
  userStatuses.some((one) => one === status && userStatusChoices[one].isChosen)
export const chosenStatuses = userStatuses.filter((status) => isChosenStatus(status))
