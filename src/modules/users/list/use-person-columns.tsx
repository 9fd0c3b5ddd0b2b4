import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Column } from '#platform/ui/table/columns/column.ts'
import type { User } from '../contract.ts'
import { TextCell } from './text-cell.tsx'
import { UserName } from './user-name.tsx'

/** Columns about the person. */
export function usePersonColumns() {
  const t = useTexts('users')
  return {
    name: {
      id: 'name',
      label: t('fields.name'),
      width: 280,
      minWidth: 200,
      grows: true,
      pin: 'start',
      sort: 'name',
      cell: (user) => <UserName user={user} />,
    },
    jobTitle: {
      id: 'jobTitle',
      label: t('fields.jobTitle'),
      width: 190,
      isHidden: true,
      isOffCard: true,
      cell: ({ jobTitle }) => <TextCell>{jobTitle}</TextCell>,
    },
    email: {
      id: 'email',
      label: t('fields.email'),
      width: 240,
      sort: 'email',
      isHidden: true,
      isOffCard: true,
      cell: ({ email }) => <TextCell>{email}</TextCell>,
    },
  } satisfies Record<string, Column<User>>
}
