import { expect, test } from 'vitest'
import { languageCodes } from '#platform/i18n/languages.ts'
import { noticeKind } from '#platform/contracts/notice.ts'
import { mergeNoticeTexts } from '#platform/server/notices/notice-texts.ts'
import { findModules } from '#server/node-modules.ts'

test.each(languageCodes)('every kind of notice has a name and a sentence in %s', async (language) => {
  const modules = await findModules()
  const t = await mergeNoticeTexts(modules)(language)
  const lacking = (words: () => string) => {
    try {
      return words() === ''
    } catch (error) {
      // The notice brings its values.
      return !(error instanceof Error && error.message.includes('missing value'))
    }
  }
  const contracts = modules.flatMap(({ api = [] }) => [api].flat().map(({ contract }) => contract))
  const kinds = contracts.flatMap(({ name, notices = [] }) => notices.map((kind) => ({ name, kind })))
  const without = kinds.filter(
    ({ name, kind }) =>
      lacking(() => noticeKind(t, name, kind)) || lacking(() => t(`${name}.${kind}.text`, { count: 2 })),
  )
  expect(without).toEqual([])
})
