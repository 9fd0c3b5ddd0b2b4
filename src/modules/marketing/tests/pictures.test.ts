import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { themes as known } from '#platform/ui/theme/tokens.ts'
import texts from '../locales/en.json'
import { pictureFile, pictureFor } from '../server/picture.ts'
import { screens } from '../server/screen-list.ts'
import { themes } from '../server/tour-looks.ts'

test.each(screens)('of $name there are pictures in both modes, and words', ({ name, kind }) => {
  const width = kind === 'looks' ? 720 : 1440
  const files = (['en', 'ar'] as const)
    .map((language) => pictureFor(name, language))
    .flatMap((file) => [pictureFile(file, 'light', width), pictureFile(file, 'dark', width)])
  expect(files.filter((file) => !existsSync(join('public', file)))).toEqual([])
  expect(Object.keys(texts.screens.of)).toContain(name)
})

test('every colour that there is is shown', () => expect(themes).toEqual(known))
