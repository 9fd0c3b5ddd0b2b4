import { expect, test } from 'vitest'
import { recordFiles, trackFiles } from './track-files.ts'
import { loadParts, loadTexts, registerTexts, textsForRender } from './tracked-texts.ts'

const fileOf = (file: string) => async () => {
  recordFiles([file])
  return { default: { title: 'Title' } }
}

async function filesIn(run: () => unknown) {
  const files = new Set<string>()
  await trackFiles(files, async () => run())
  return [...files]
}

test('names the complete texts for pages that load them, even if they are in memory', async () => {
  registerTexts({ './plums/locales/en.json': fileOf('plums.json') })
  expect(await filesIn(() => loadTexts('plums', 'en'))).toEqual(['plums.json'])
  expect(await filesIn(() => loadTexts('plums', 'en'))).toEqual(['plums.json'])
  expect(await filesIn(() => textsForRender('plums', 'en'))).toEqual(['plums.json'])
})

test('names only the file with parts for pages that show these', async () => {
  registerTexts({ './pears/locales/en.json': fileOf('pears.json') })
  const loadCards = async () => {
    recordFiles(['cards.json'])
    return { pears: { title: 'Title' } }
  }
  expect(await filesIn(() => loadParts(loadCards, 'en'))).toEqual(['cards.json'])
  expect(await filesIn(() => loadTexts('pears', 'en'))).toEqual(['pears.json'])
  expect(await filesIn(() => textsForRender('pears', 'en'))).toEqual([])
})
