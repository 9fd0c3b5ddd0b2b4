import { readdirSync } from 'node:fs'
import { Pagination, Rating } from '@mui/material'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { settings } from '#platform/web/settings/settings.ts'
import { effectiveComponentLanguage, loadComponentLabels, useComponentLabels, withLabels } from './component-labels.ts'
import { componentLanguages, localeNames } from './component-locales.ts'

afterEach(async () => {
  cleanup()
  settings.setComponentLanguage(null)
  await settings.setLanguage('en')
  await loadComponentLabels()
})

test('offers exactly the languages that the component library ships', () => {
  const shipped = readdirSync('node_modules/@mui/material/locale').flatMap((file) =>
    /^\w+\.mjs$/.test(file) && file !== 'index.mjs' ? [file.slice(0, -4)] : [],
  )
  expect(componentLanguages.map(({ code }) => code).toSorted()).toEqual(shipped.toSorted())
  expect(shipped.length).toBeGreaterThanOrEqual(55)
})

test('each language has a valid tag and its own name', () => {
  const names = componentLanguages.map((locale) => localeNames(locale, 'en'))
  for (const { tag } of componentLanguages) expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
  expect(new Set(names.map(({ own }) => own)).size).toBe(names.length)
  expect(names.find(({ own }) => own === 'français')?.here).toBe('French')
  expect(names.filter(({ here }) => /^[a-z]{2,3}\b/.test(here))).toEqual([])
})

test('labels follow the interface language until another one is chosen', async () => {
  expect(effectiveComponentLanguage()).toBe('enUS')
  await settings.setLanguage('ch')
  expect(effectiveComponentLanguage()).toBe('zhCN')
  settings.setComponentLanguage('deDE')
  expect(effectiveComponentLanguage()).toBe('deDE')
  settings.setComponentLanguage('xxXX')
  expect(effectiveComponentLanguage()).toBe('zhCN')
})

const base = createTheme({ components: { MuiPagination: { defaultProps: { size: 'small' } } } })
function Sample() {
  const labels = useComponentLabels()
  return (
    <ThemeProvider theme={{ ...base, components: withLabels(base.components ?? {}, labels) }}>
      <Pagination count={3} />
      <Rating readOnly value={3} />
    </ThemeProvider>
  )
}

test('components change their labels and keep their own defaults', async () => {
  render(<Sample />)
  expect(screen.getByRole('navigation').getAttribute('aria-label')).toBe('pagination navigation')
  settings.setComponentLanguage('frFR')
  await waitFor(() =>
    expect(screen.getByRole('navigation').getAttribute('aria-label')).toBe('navigation de pagination'),
  )
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('3 Etoiles')
  expect(withLabels(base.components ?? {}, { MuiPagination: { defaultProps: { 'aria-label': 'x' } } })).toMatchObject({
    MuiPagination: { defaultProps: { size: 'small', 'aria-label': 'x' } },
  })
})

test('Arabic labels use the digits of the interface', async () => {
  const Rows = () => {
    const label = useComponentLabels().MuiTablePagination?.defaultProps.labelDisplayedRows
    return label?.({ from: 1, to: 25, count: 1200, page: 0 })
  }
  render(<Rows />)
  await settings.setLanguage('ar')
  await waitFor(() => expect(document.body.textContent).toMatch(/25/))
  expect(document.body.textContent).not.toMatch(/[٠-٩]/)
})
