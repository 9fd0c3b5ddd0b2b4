import { expect, test } from 'vitest'
import { marksIn, splitPhrases, splitTokens } from './search-text.ts'

const words = (text: string) => splitTokens(text).map(({ word }) => word)

test.each([
  ['Straße in Łódź', ['strasse', 'in', 'lodz']],
  ['Kırlangıç Oyuncak', ['kirlangic', 'oyuncak']],
  ['L’été, c’est ﬁni', ['l', 'ete', 'c', 'est', 'fini']],
  ['INV-2026-0042', ['inv', '2026', '0042']],
  ['ｆｕｌｌ　ｗｉｄｔｈ ４２', ['full', 'width', '42']],
  ['مَكْتَبَة الكتـــاب', ['مكتبه', 'كتاب']],
  ['أحمد إلى آمال', ['احمد', 'الي', 'امال']],
  ['٢٠٢٦ ۲۰۲۶', ['2026', '2026']],
  ['北京木作ABC', ['北', '京', '木', '作', 'abc']],
  ['<b>R&amp;D</b>', ['b', 'r', 'amp', 'd', 'b']],
  ['?! …', []],
])('splits %s into its words', (text, expected) => {
  expect(words(text)).toEqual(expected)
})

test('treats a query without spaces as a sequence of words', () => {
  expect(splitPhrases(' ann@lark.example 北京 ')).toEqual([
    ['ann', 'lark', 'example'],
    ['北', '京'],
  ])
})

test('treats what is in quotation marks as a sequence of words', () => {
  expect(splitPhrases('"red paper lamp" new')).toEqual([['red', 'paper', 'lamp'], ['new']])
  expect(splitPhrases('«vieux prix» 5" nails "old')).toEqual([['vieux', 'prix'], ['5'], ['nails'], ['old']])
})

test.each([
  ['Inês, the Inêsian', ['ines'], ['Inês', 'Inêsian']],
  ['مكتبة الصيف', ['صيف'], ['الصيف']],
  ['浙江省杭州市', ['杭 州'], ['杭州']],
  ['Fox, owl and fox owls', ['fox owl'], ['Fox, owl', 'fox owls']],
  ['one two', ['three'], []],
  ['Große Straße', ['strass'], ['Straße']],
])('marks the matches in %s', (text, asked, expected) => {
  expect(marksIn(text, asked).map(([start, end]) => text.slice(start, end))).toEqual(expected)
})
