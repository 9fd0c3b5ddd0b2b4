import { useEffect, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './contents.module.css'

interface ContentsProps {
  entries: readonly { id: string; title: string }[]
}

/** Table of contents that marks the current section; in a sidebar on wide screens. */
export function Contents({ entries }: ContentsProps) {
  const t = useTexts('form-elements')
  const currentSection = useCurrentSection(entries.map(({ id }) => id).join(' '))
  return (
    <nav className={styles.contents} aria-labelledby="contents-title">
      <p id="contents-title" className="margin-block-end-2 text-13 semibold">
        {t('contents')}
      </p>
      <ul>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link} aria-current={id === currentSection ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The last section whose top has scrolled past. */
function useCurrentSection(ids: string) {
  const [currentSection, setCurrentSection] = useState<string>()
  useEffect(() => {
    const sections = ids.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const updateCurrent = () => {
      const line = innerHeight / 3
      setCurrentSection(sections.findLast((section) => section.getBoundingClientRect().top <= line)?.id)
    }
    const observer = new IntersectionObserver(updateCurrent, { rootMargin: '0px 0px -66% 0px' })
    for (const section of sections) observer.observe(section)
    return () => observer.disconnect()
  }, [ids])
  return currentSection
}
