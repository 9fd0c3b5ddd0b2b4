import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brandConfig, workspaceConfig } from '#brand'
import { withoutComments } from '#testing/project/text-rules.ts'

test('L1: a user without stored settings sees the default look', () => {
  expect(brandConfig).toEqual({
    brand: null,
    font: '',
    borderRadius: 7,
    textSize: 16,
    density: 'comfortable',
    isCardShadow: true,
  })
})

test('only this file names the product: code and texts take the name of the workspace', () => {
  const isTest = /\.(?:test|e2e)\.tsx?$|\/tests\/|^src\/testing\//
  const files = globSync('src/**/*.{ts,tsx,css,sql,json}').filter((file) => !isTest.test(file.replaceAll('\\', '/')))
  const naming = files.filter((file) =>
    new RegExp(String.raw`\b${workspaceConfig.name}\b`).test(withoutComments(readFileSync(file, 'utf8'), file)),
  )
  expect(naming).toEqual(['src/brand.config.ts'])
})
