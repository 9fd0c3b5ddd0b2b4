import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { themes as known } from '#platform/ui/theme/tokens.ts'
import texts from '../locales/en.json'
import { getPictureFile, getPictureName } from '../server/picture.ts'
import { screens } from '../server/screen-list.ts'
import { themes } from '../server/tour-looks.ts'

test.each(screens)('has texts and pictures in both modes for $name', ({ name, kind }) => {
  const width = kind === 'looks' ? 720 : 1440
  const files = (['en', 'ar'] as const)
    .map((language) => getPictureName(name, language))
    .flatMap((file) => [getPictureFile(file, 'light', width), getPictureFile(file, 'dark', width)])
  expect(files.filter((file) => !existsSync(join('public', file)))).toEqual([])
  expect(Object.keys(texts.screens.of)).toContain(name)
})

test('shows every colour theme', () => expect(themes).toEqual(known))
