import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { getAddress, type ElementName, elements } from './elements.ts'

/** Links to the previous and the next page. */
export function PageNavigation({ current }: { current: ElementName }) {
  const t = useTexts('form-elements')
  const at = elements.findIndex(([name]) => name === current)
  const before = elements[at - 1]
  const after = elements[at + 1]
  return (
    <nav className="flex justify-between padding-block-start-4 border-above" aria-label={t('neighbours')}>
      {before && (
        <Link
          to={getAddress(before[1])}
          className="inline-row gap-2 min-field-size semibold no-underline hover-underline"
          rel="prev"
        >
          <IconArrowLeft className="mirrored" size={18} aria-hidden />
          {t(`${before[0]}.title`)}
        </Link>
      )}
      {after && (
        <Link
          to={getAddress(after[1])}
          className="inline-row gap-2 min-field-size semibold no-underline hover-underline push-end"
          rel="next"
        >
          {t(`${after[0]}.title`)}
          <IconArrowRight className="mirrored" size={18} aria-hidden />
        </Link>
      )}
    </nav>
  )
}
