import type { KeyboardEvent } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import { ViewSearch } from '#platform/ui/search/view-search.tsx'
import { useView } from '#platform/web/url-state/use-view.ts'
import { useWorkspace } from '#platform/web/session/workspace.ts'
import { FaqView } from './faq-view.ts'
import styles from './faq.module.css'
import { splitWords } from './questions/marked-parts.ts'
import { QuestionItem } from './questions/question-item.tsx'
import { TopicLinks } from './questions/topic-links.tsx'
import { useCopyLink } from './questions/use-copy-link.ts'
import { useFound } from './questions/use-found.ts'
import { useOpened } from './questions/use-opened.ts'

const steps: Partial<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** Arrow keys, Home and End move the focus between questions. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const questions = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-question]')]
  const at = questions.findIndex((question) => question === event.target)
  const step = steps[event.key]
  if (at < 0 || !step || event.altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  questions[step(at, questions.length - 1)]?.focus()
}

/** The FAQ about the product itself. */
export function Component() {
  const t = useTexts('faq')
  const { name: product } = useWorkspace()
  const [{ q = '', topic }, setView] = useView(FaqView)
  const { openIds, toggle, openAll, closeAll } = useOpened(q)
  const results = useFound(q)
  const copyLink = useCopyLink()
  const words = splitWords(q)
  const shownTopics = results.filter(({ id, questions }) => questions.length > 0 && (!topic || id === topic))
  const count = shownTopics.reduce((sum, { questions }) => sum + questions.length, 0)
  const isAnyOpen = shownTopics.some(({ questions }) => questions.some(({ id }) => openIds.has(id)))

  return (
    <div>
      <PageHeader title={t('page.heading')} lead={t('page.lead', { product })} />
      <div className={styles.tools}>
        <ViewSearch
          className={styles.search}
          label={t('search')}
          q={q}
          onSearch={(next) => setView({ q: next, topic: undefined }, { replace: true })}
          focusKey="/"
        />
        <p role="status" className="text-quiet text-13 tabular">
          {t('found', { count })}
        </p>
        <PlainButton disabled={count === 0} onClick={isAnyOpen ? closeAll : openAll}>
          {t(isAnyOpen ? 'collapseAll' : 'expandAll')}
        </PlainButton>
      </div>
      <div className={styles.columns}>
        <TopicLinks results={results} topic={topic} />
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrows are a shorter way between the buttons inside */}
        <div className="grid content-start gap-6" onKeyDown={moveFocus}>
          {shownTopics.map(({ id, questions }) => (
            <Card key={id} title={t(`categories.${id}`)}>
              <ul className={styles.items}>
                {questions.map((one) => (
                  <QuestionItem
                    key={one.id}
                    result={one}
                    words={words}
                    isOpen={openIds.has(one.id)}
                    onToggle={() => toggle(one.id)}
                    onCopy={() => void copyLink(one.id)}
                  />
                ))}
              </ul>
            </Card>
          ))}
          {count === 0 && <NothingFound q={q} onClear={() => setView({ q: undefined, topic: undefined })} />}
        </div>
      </div>
    </div>
  )
}

function NothingFound({ q, onClear }: { q: string; onClear: () => void }) {
  const t = useTexts('faq')
  return (
    <Card>
      <EmptyState
        picture="/pictures/empty/nothing-found.svg"
        title={q ? t('none.title', { q }) : t('none.titleTopic')}
        text={t('none.text')}
        action={<PlainButton onClick={onClear}>{t('none.clear')}</PlainButton>}
      />
    </Card>
  )
}
