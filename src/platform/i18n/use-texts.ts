import { use } from 'react'
import { useSetting } from '#platform/web/settings/settings.ts'
import type platform from './locales/en.json'
import { loadTexts, textsForRender } from './texts.ts'

/** The texts of every namespace; each module adds its own, typed by its English file. */
export interface Texts {
  platform: typeof platform
}

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type Path<Of> = {
  [Key in keyof Of & string]: Of[Key] extends string ? Key : `${Key}.${Path<Of[Key]>}`
}[keyof Of & string]
type Counted<Key> = Key extends `${infer Stem}_other` ? Stem : never
type Single<Key> = Key extends `${string}_${Plural}` ? never : Key
type Values = Readonly<Record<string, string | number | boolean | undefined>>

/** `isLeast`: the count is a lower bound, as from `counted`. */
interface Count {
  count: number
  isLeast?: boolean
}

/** Keys of a namespace: dotted if nested, without the plural's suffix. */
export type TextKey<Namespace extends keyof Texts> = Single<Path<Texts[Namespace]>> | Counted<Path<Texts[Namespace]>>

/** `t('key')`, `t('key', { name })`, and for a text with plurals `t('key', { count })`. Numbers are formatted. */
export type Translator<Namespace extends keyof Texts> = <Key extends TextKey<Namespace>>(
  key: Key,
  ...values: Key extends Counted<Path<Texts[Namespace]>> ? [values: Values & Count] : [values?: Values]
) => string

/** The texts of a namespace in the interface language; suspends if they were not loaded with the screen. */
export function useTexts<Namespace extends keyof Texts>(namespace: Namespace): Translator<Namespace> {
  const language = useSetting('isLanguage')
  return textsForRender(namespace, language) ?? use(loadTexts(namespace, language))
}
