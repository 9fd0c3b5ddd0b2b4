import type { NamedChoice, NamedChoices } from '#platform/db/queries/search.ts'
import type { SearchedChoices } from '#platform/server/search/choices/searched-choices.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import type { Services } from '#platform/server/services.ts'
import { fold } from '#platform/text/fold.ts'
import type { CallServices } from '#platform/server/pipeline/call.ts'
import { marksIn, splitParts, splitTokens } from '#platform/text/search-text.ts'

/** Further words of a search name no choice. */
const maxWords = 12

/** The choices that the words of a search name: those whose label has a word that begins with it. */
export function namedChoices(q: string, choices: readonly SearchedChoices[], label: Translate): NamedChoices {
  const parts = splitParts(q).flatMap((part) => {
    const words = splitTokens(part).map(({ word }) => word)
    return words.length > 0 ? [{ word: fold(part), sought: [words.join(' ')] }] : []
  })
  const choicesByWord = parts.slice(0, maxWords).map(({ word, sought }): [string, NamedChoice[]] => [
    word,
    choices.flatMap(({ name, isList, values: all, texts }) => {
      const values = all.filter((value) => marksIn(label(`${texts}.${value}`), sought).length > 0)
      return values.length > 0 ? [{ name, isList, values }] : []
    }),
  ])
  return new Map(choicesByWord.filter(([, choices]) => choices.length > 0))
}

/** Adds to the query of a list the choices that its words name, by the labels of the contract's module. */
export const choicesNamedIn =
  (
    { contractTexts }: Pick<Services, 'contractTexts'>,
    contract: string,
    language: () => Promise<Language>,
  ): CallServices['withChoices'] =>
  async (query, choices) => {
    if (!contractTexts || !query.q?.trim() || choices.length === 0) return query
    return { ...query, named: namedChoices(query.q, choices, await contractTexts(contract, await language())) }
  }
