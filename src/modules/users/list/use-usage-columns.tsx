import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Column } from '#platform/ui/table/columns/column.ts'
import type { User } from '../contract.ts'
import { useLastUsedText } from '../use-last-used-text.ts'

/** Columns about when and where the account is used. */
export function useUsageColumns() {
  const t = useTexts('users')
  const format = useFormats()
  return {
    lastUsedAt: {
      id: 'lastUsedAt',
      label: t('fields.lastUsedAt'),
      width: 160,
      sort: '-lastUsedAt',
      card: 'plain',
      cell: (user) => <LastUse user={user} />,
    },
    sessions: {
      id: 'sessions',
      label: t('fields.sessions'),
      width: 110,
      align: 'end',
      isHidden: true,
      isOffCard: true,
      cell: ({ sessions }) => format.number(sessions),
    },
    createdAt: {
      id: 'createdAt',
      label: t('fields.createdAt'),
      width: 132,
      sort: '-createdAt',
      isHidden: true,
      isOffCard: true,
      cell: ({ createdAt }) =>
        createdAt === null ? (
          <span className="text-quiet">—</span>
        ) : (
          <time dateTime={createdAt}>{format.date(createdAt)}</time>
        ),
    },
  } satisfies Record<string, Column<User>>
}

function LastUse({ user: { lastUsedAt, invitedAt } }: { user: User }) {
  const t = useTexts('users')
  const format = useFormats()
  const lastUsedText = useLastUsedText()
  if (invitedAt !== null)
    return (
      <time className="text-quiet" dateTime={invitedAt}>
        {t('invitedWhen', { when: format.relative(invitedAt) })}
      </time>
    )
  if (lastUsedAt === null) return <span className="text-quiet">{t('never')}</span>
  return (
    <time dateTime={lastUsedAt} title={format.dateTime(lastUsedAt)}>
      {lastUsedText(lastUsedAt)}
    </time>
  )
}
