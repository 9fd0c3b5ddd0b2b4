import { actions } from '#platform/contract.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'

/** The cells of a table's head: kinds of records, then one for each action that all of them have. */
export function ActionHeads({ className }: { className?: string | undefined }) {
  const t = useTexts('roles')
  return (
    <tr>
      <th scope="col" className={className}>
        {t('editor.topic')}
      </th>
      {actions.map((action) => (
        <th key={action} scope="col">
          {t(`action.${action}`)}
        </th>
      ))}
    </tr>
  )
}
