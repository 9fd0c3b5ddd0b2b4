import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useTopicTitle } from '#platform/web/api/topics.ts'
import { splitConditions, type Test } from './conditions.ts'
import { type Right, getRight, type RightCondition } from './rights.ts'
import type { RoleRecord } from './contract.ts'
import { useActionLabel } from './use-action-label.ts'

const named = {
  assigneeId: 'column.assigneeId',
  createdById: 'column.createdById',
  requesterUserId: 'column.requesterUserId',
  authorId: 'column.authorId',
  ownerId: 'column.ownerId',
  memberId: 'column.memberId',
  postAuthorId: 'column.postAuthorId',
  userId: 'column.userId',
  buyerId: 'column.buyerId',
  kind: 'column.kind',
} as const

const isNamed = (name: string): name is keyof typeof named => Object.hasOwn(named, name)

/** Text key of a nested field: `owner.id` uses the text of `ownerId`. */
const toCamelCase = (column: string) => column.replaceAll(/\.(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Returns the display name of a field; fields without a text keep their own name. */
export function useColumnName() {
  const t = useTexts('roles')
  return (column: string) => {
    const name = toCamelCase(column)
    return isNamed(name) ? t(named[name]) : column
  }
}

/** Converts rules to sentences. */
export function useSentences() {
  const t = useTexts('roles')
  const format = useFormats()
  const columnName = useColumnName()
  const topicTitle = useTopicTitle()
  const getActionLabel = useActionLabel()

  const formatValue = (value: unknown) => {
    if (value === '$user.id') return t('right.me')
    return value === null ? t('right.nobody') : String(value)
  }
  const testText = ({ column, not, values }: Test) =>
    t(not ? 'sentence.isNot' : 'sentence.is', {
      column: columnName(column),
      value: format.list(values.map(formatValue), 'disjunction'),
    })

  const formatCondition = ({ conditions, fields }: RightCondition) => {
    const parts = splitConditions(conditions).map(testText)
    const only = fields && t('sentence.fields', { fields: format.list(fields) })
    return format.list([...parts, ...(only ? [only] : [])])
  }

  const formatRight = (topic: string, action: string, { allow, except }: Right) => {
    const parameters = { action: getActionLabel(topic, action), topic: topicTitle(topic) }
    const getText = (right: RightCondition) => formatCondition(right)
    return [
      ...allow.map((right) =>
        right.conditions || right.fields
          ? t('sentence.when', { ...parameters, when: getText(right) })
          : t('sentence.always', parameters),
      ),
      ...except.map((right) => t('sentence.except', { ...parameters, when: getText(right) })),
    ]
  }

  return {
    formatValue,
    formatCondition,
    formatRight,
    /** The sentences for one kind of record, action by action. */
    formatRights: (rules: RoleRecord['rules'], topic: string, shownActions: readonly string[]) =>
      shownActions.flatMap((action) => formatRight(topic, action, getRight(rules, topic, action))),
  }
}
