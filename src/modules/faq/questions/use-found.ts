import { fold } from '#platform/text/fold.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useWorkspace } from '#platform/web/session/workspace.ts'
import { splitWords } from './marked-parts.ts'
import { type QuestionId, type TopicId, topics } from './topics.ts'

export interface FoundQuestion {
  id: QuestionId
  question: string
  answer: string
}

export interface FoundTopic {
  id: TopicId
  questions: readonly FoundQuestion[]
}

/** The questions that contain every searched word, in the interface language. */
export function useFound(q: string): FoundTopic[] {
  const t = useTexts('faq')
  const { name: product } = useWorkspace()
  const words = splitWords(q)
  return topics.map(({ id, questions }) => ({
    id,
    questions: questions
      .map((one: QuestionId) => ({
        id: one,
        question: t(`entries.${one}.question`, { product }),
        answer: t(`entries.${one}.answer`, { product }),
      }))
      .filter(({ question, answer }) => {
        const text = fold(question, answer.replaceAll('`', ''))
        return words.every((word) => text.includes(word))
      }),
  }))
}
