import { actions } from '#platform/contract.ts'
import type { Rule } from '#platform/permissions/rules.ts'

/** Rules in the form of the API, with `manage` replaced by the actions it stands for. */
export const toPlainRules = (rules: readonly Rule[]): Rule[] =>
  rules.map(({ action, ...rule }) => ({
    ...rule,
    action: [
      ...new Set([
        ...actions.filter((one) => action.includes(one) || action.includes('manage')),
        ...action.filter((one) => one !== 'manage'),
      ]),
    ],
  }))
