import * as z from 'zod'
import { type Translate, createTranslator } from '#platform/i18n/translate.ts'
import { loadOnce } from '#platform/records/load-once.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { ServerModule } from '#platform/server/server-module.ts'

const NoticeTexts = z.object({ notices: z.record(z.string(), z.unknown()).default({}) })

/** Texts of notices of all modules, for emails; loaded with the first email in a language. */
export function mergeNoticeTexts(modules: readonly Pick<ServerModule, 'name' | 'texts'>[]) {
  const once = loadOnce<Translate>()
  const read = async (language: Language) => {
    const parts = modules.map(async ({ name, texts }) =>
      Object.entries(NoticeTexts.safeParse(await texts?.(language)).data?.notices ?? {}).filter(
        ([topic]) => topic === name || topic.startsWith(`${name}-`),
      ),
    )
    return createTranslator(language, Object.fromEntries((await Promise.all(parts)).flat()))
  }
  return (language: Language) => once(language, () => read(language))
}
