import { expect, test } from 'vitest'
import { asWritten } from './as-written.ts'

test('a text has the language of most of its letters, and its own direction', () => {
  expect(asWritten('Re: اجتماع يوم الثلاثاء')).toEqual({ dir: 'auto', lang: 'ar' })
  expect(asWritten('季度报告 Q3')).toEqual({ dir: 'auto', lang: 'zh' })
  expect(asWritten('東京でのこと')).toEqual({ dir: 'auto', lang: 'ja' })
  expect(asWritten('שלום עולם')).toEqual({ dir: 'auto', lang: 'he' })
})

test('Latin letters, names in other text, and texts without letters identify no language', () => {
  for (const text of ['Réunion de mardi', 'Lunch with 李雷 on Friday', '12:30', ''])
    expect(asWritten(text)).toEqual({ dir: 'auto' })
})
