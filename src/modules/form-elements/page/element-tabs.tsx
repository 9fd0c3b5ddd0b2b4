import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './element-tabs.module.css'
import { getAddress, type ElementName, elements } from './elements.ts'

const getCentre = ({ x, width }: DOMRect) => x + width / 2

/** Scrolls the current tab into view if the row overflows. */
const reveal = (tab: HTMLElement | null) => {
  const row = tab?.closest('ul')
  if (tab && row) row.scrollLeft += getCentre(tab.getBoundingClientRect()) - getCentre(row.getBoundingClientRect())
}

/** The pages of this module, as links. */
export function ElementTabs({ current }: { current: ElementName }) {
  const t = useTexts('form-elements')
  return (
    <nav aria-label={t('title')} className={styles.tabs}>
      <ul className={styles.row}>
        {elements.map(([name, end]) => (
          <li key={name}>
            <Link
              to={getAddress(end)}
              ref={name === current ? reveal : undefined}
              className={styles.tab}
              aria-current={name === current ? 'page' : undefined}
            >
              {t(`${name}.title`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
