import { loadOnce } from '#platform/records/load-once.ts'
import { mergeNoticeTexts } from '#platform/server/notices/notice-texts.ts'
import type { ServerModule } from './server-module.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { type Translate, createTranslator } from '#platform/i18n/translate.ts'

type TextModule = Pick<ServerModule, 'name' | 'api' | 'texts'>

/** The texts of each contract's module; loaded with the first use of a language. A missing text is its key. */
function mergeContractTexts(modules: readonly TextModule[]) {
  const once = loadOnce<Translate>()
  const read = async (contract: string, language: Language) => {
    const module = modules.find(({ api = [] }) => [api].flat().some((api) => api.contract.name === contract))
    return createTranslator(language, await module?.texts?.(language), () => {})
  }
  return (contract: string, language: Language) => once(`${contract}/${language}`, () => read(contract, language))
}

/** The services for texts that the server reads or writes. */
export const textServices = (modules: readonly TextModule[]) => ({
  noticeTexts: mergeNoticeTexts(modules),
  contractTexts: mergeContractTexts(modules),
})
