import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useTopicTitle } from '#platform/web/api/topics.ts'
import { partsOf, type Test } from './conditions.ts'
import { type Right, rightOf, type RightCondition } from './rights.ts'
import type { RoleRecord } from './contract.ts'
import { useNameOfAction } from './use-name-of-action.ts'

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
const flat = (column: string) => column.replaceAll(/\.(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Returns the display name of a field; fields without a text keep their own name. */
export function useColumnName() {
  const t = useTexts('roles')
  return (column: string) => {
    const name = flat(column)
    return isNamed(name) ? t(named[name]) : column
  }
}

/** Converts rules to sentences. */
export function useSentences() {
  const t = useTexts('roles')
  const format = useFormats()
  const columnName = useColumnName()
  const topicTitle = useTopicTitle()
  const nameOf = useNameOfAction()

  const valueName = (value: unknown) => {
    if (value === '$user.id') return t('right.me')
    return value === null ? t('right.nobody') : String(value)
  }
  const testText = ({ column, not, values }: Test) =>
    t(not ? 'sentence.isNot' : 'sentence.is', {
      column: columnName(column),
      value: format.list(values.map(valueName), 'disjunction'),
    })

  const conditionText = ({ conditions, fields }: RightCondition) => {
    const parts = partsOf(conditions).map(testText)
    const only = fields && t('sentence.fields', { fields: format.list(fields) })
    return format.list([...parts, ...(only ? [only] : [])])
  }

  const rightTexts = (topic: string, action: string, { ways, except }: Right) => {
    const words = { action: nameOf(topic, action), topic: topicTitle(topic) }
    const textOf = (way: RightCondition) => conditionText(way)
    return [
      ...ways.map((way) =>
        way.conditions || way.fields
          ? t('sentence.when', { ...words, when: textOf(way) })
          : t('sentence.always', words),
      ),
      ...except.map((way) => t('sentence.except', { ...words, when: textOf(way) })),
    ]
  }

  return {
    valueName,
    wayText: conditionText,
    rightTexts,
    /** The sentences for one kind of record, action by action. */
    about: (rules: RoleRecord['rules'], topic: string, asked: readonly string[]) =>
      asked.flatMap((action) => rightTexts(topic, action, rightOf(rules, topic, action))),
  }
}
