import { readdirSync, readFileSync } from 'node:fs'
import { Alert, Button, Chip, MenuItem, MenuList, Paper, Switch, TextField } from '@mui/material'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createEmotionCache } from './emotion-cache.ts'
import { ThemeProvider } from './theme-provider.tsx'

// Without JSX and a document, as in the prerendering build.
const prerendered = (direction: 'ltr' | 'rtl') => {
  const screen = h(
    Paper,
    { elevation: 3 },
    h(Button, { variant: 'contained' }, 'Send'),
    h(TextField, { label: 'Name' }),
    h(Switch, { defaultChecked: true }),
    h(Alert, { severity: 'warning' }, 'Careful'),
    h(Chip, { color: 'success', label: 'Paid' }),
    h(MenuList, null, h(MenuItem, { selected: true }, 'One')),
  )
  return renderToString(h(ThemeProvider, { cache: createEmotionCache(), direction, children: screen }))
}

test('prerendered components refer to theme.css and contain no second set of variables', () => {
  const html = prerendered('ltr')
  expect(html).toContain('background-color:var(--brand-fill)')
  expect(html).toContain('border-radius:var(--radius)')
  expect(html).not.toContain('--mui-')
  expect(html).not.toMatch(/(?:undefined|NaN|\[object)/)
  expect(html).not.toMatch(/[;{](?:margin|padding)-(?:left|right):/)
})

test('both directions have the same styles', () => {
  const styles = (html: string) => [...html.matchAll(/<style[^>]*>([^<]*)/g)].map(([, css]) => css)
  expect(styles(prerendered('rtl'))).toEqual(styles(prerendered('ltr')))
})

test('every custom property that the theme uses is defined', () => {
  const here = new URL('.', import.meta.url)
  const sources = readdirSync(here)
    .filter((name) => /\.(?:css|tsx?)$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(new URL(name, here), 'utf8'))
    .join('\n')
  const defined = new Set([...sources.matchAll(/(--[\w-]+)'?:/g)].map(([, name]) => name))
  const usedTokens = [...sources.matchAll(/var\((--[\w-]+)[,)]/g)].map(([, name]) => name)
  expect(usedTokens.filter((name) => !defined.has(name))).toEqual([])
})
