import { IconTrash } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { toCanonicalJson, type RightCondition } from '../rights.ts'
import { useSentences } from '../use-sentences.ts'

interface ExceptListProps {
  except: readonly RightCondition[]
  onChange: (except: readonly RightCondition[]) => void
}

/** The conditions under which an action stays forbidden; they can only be removed. */
export function ExceptList({ except, onChange }: ExceptListProps) {
  const t = useTexts('roles')
  const { formatCondition } = useSentences()
  if (except.length === 0) return null
  return (
    <section aria-label={t('right.except')}>
      <h3 className="margin-block-end-2 text-14">{t('right.except')}</h3>
      <ul className="grid gap-1">
        {except.map((right) => (
          <li key={toCanonicalJson(right)} className="row justify-between gap-2">
            {formatCondition(right)}
            <IconAction
              label={t('right.exceptRemove')}
              icon={<IconTrash size={18} aria-hidden />}
              onClick={() => onChange(except.filter((one) => one !== right))}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
