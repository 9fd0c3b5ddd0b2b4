import { actions } from '#platform/contract.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'

/** The header row: kind of record, then one cell for each built-in action. */
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
