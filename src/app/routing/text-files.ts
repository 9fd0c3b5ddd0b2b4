import foundTitles from 'virtual:found-titles'
import moduleTitles from 'virtual:module-titles'
import noticeTexts from 'virtual:notice-texts'
import topicTitles from 'virtual:topic-titles'
import { loadTexts, registerTexts } from '#platform/i18n/texts.ts'

registerTexts(import.meta.glob('../../modules/*/locales/*.json'))
registerTexts(import.meta.glob('../locales/*.json'), 'shell')
// Small files per language: menu labels, names of records, notices, and entries of the palette; see build/module-
// titles-plugin.ts.
registerTexts(moduleTitles, 'titles')
registerTexts(topicTitles, 'topics')
registerTexts(noticeTexts, 'notices')
registerTexts(foundTitles, 'found')

const customTexts = import.meta.glob(['../../languages/*/*.json', '!../../languages/*/*.server.json'])
for (const [file, load] of Object.entries(customTexts)) {
  const [code = '', name = ''] = file.split('/').slice(-2)
  registerTexts({ [`${code}.json`]: load }, name.replace(/\.json$/, ''))
}

/** Texts required before the first render. */
export const loadOwnTexts = () => Promise.all(['platform', 'shell', 'titles'].map((namespace) => loadTexts(namespace)))
