import { expect, test } from 'vitest'
import { searchedChoices } from '#platform/server/search/choices/searched-choices.ts'
import { createTranslator } from '#platform/i18n/translate.ts'
import * as z from 'zod'
import { namedChoices } from './named-choices.ts'

const choices = searchedChoices(
  {
    title: { schema: z.string().max(80), isSearched: true },
    state: { schema: z.enum(['paid', 'open']).default('open'), isSearched: true },
    extras: { schema: z.array(z.enum(['gift', 'express'])).default([]), isSearched: true },
    size: { schema: z.enum(['small', 'large']) },
  },
  { extras: 'further' },
)
const texts = {
  choices: { state: { paid: 'Payée d’avance', open: '未付款' }, size: { small: 'Payée' } },
  further: { gift: 'Papier cadeau', express: 'Expédition avancée' },
}
const findChoices = (q: string) => Object.fromEntries(namedChoices(q, choices, createTranslator('fr', texts)))

test('words name the choices of searched fields whose label has a word that begins with them', () => {
  expect(findChoices('Payee')).toEqual({ payee: [{ name: 'state', isList: false, values: ['paid'] }] })
  expect(findChoices('PA')).toEqual({
    pa: [
      { name: 'state', isList: false, values: ['paid'] },
      { name: 'extras', isList: true, values: ['gift'] },
    ],
  })
  expect(findChoices('付款 dupont')).toEqual({ 付款: [{ name: 'state', isList: false, values: ['open'] }] })
  expect(findChoices('ayée -- nothing')).toEqual({})
  expect(findChoices(`${'x '.repeat(12)}payée`)).toEqual({})
})
