import { useEffect } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { Contents } from './contents.tsx'
import styles from './element-page.module.css'
import { ElementTabs } from './element-tabs.tsx'
import type { ElementName } from './elements.ts'
import { Example, type ExampleEntry } from './example.tsx'
import { Guidance } from './guidance.tsx'
import { type KeyRow, KeyTable } from './key-table.tsx'
import { LanguageOfComponents } from './language-of-components.tsx'
import { PageNavigation } from './page-navigation.tsx'

interface ElementPageProps {
  element: ElementName
  examples: readonly ExampleEntry[]
  keys: readonly KeyRow[]
}

/** The page of a form element: guidance, examples with code, keyboard and accessibility. */
export function ElementPage({ element, examples, keys }: ElementPageProps) {
  const t = useTexts('form-elements')
  const contents = [
    ...examples.map(({ id, title }) => ({ id, title })),
    { id: 'keyboard', title: t('keyboard') },
    { id: 'accessibility', title: t('accessibility') },
  ]
  // The browser scrolls to the hash before the screen is rendered.
  useEffect(() => {
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
  }, [])

  return (
    <>
      <PageHeader title={t(`${element}.title`)} lead={t(`${element}.lead`)} actions={<LanguageOfComponents />} />
      <ElementTabs current={element} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Guidance element={element} />
          {examples.map((example) => (
            <Example key={example.id} {...example} />
          ))}
          <KeyTable rows={keys} />
          <section id="accessibility" className={styles.section} aria-labelledby="accessibility-title">
            <h2 id="accessibility-title">{t('accessibility')}</h2>
            <ul className={styles.notes}>
              <li>{t(`${element}.notes.one`)}</li>
              <li>{t(`${element}.notes.two`)}</li>
              <li>{t(`${element}.notes.three`)}</li>
            </ul>
          </section>
          <PageNavigation current={element} />
        </div>
        <Contents entries={contents} />
      </div>
    </>
  )
}
