import { useTexts } from '#platform/i18n/use-texts.ts'
import { useMayEnter } from '#app/routing/may-enter.ts'
import { assignShortcutLetters, listMenuEntries } from '#app/layout/menu-entries.ts'
import { modules } from '#app/routing/modules.ts'
import { useNamespaceTexts } from '#app/routing/use-namespace-texts.ts'
import type { Entry } from './search/entries.ts'
import { foundKey, moduleActions } from './module-actions.ts'

const menu = listMenuEntries(modules)
const letters = assignShortcutLetters(modules)

/** Screens within the layout that neither menu nor actions link to, without parameters. */
const others = modules.flatMap((module) =>
  module.routes
    .filter(({ path, layout = 'main' }) => layout === 'main' && !path.includes(':'))
    .filter(({ path }) => menu.every(({ to }) => to !== path) && moduleActions.every((action) => action.path !== path))
    .map(({ path, title = 'title' }) => ({ module, path, title })),
)

export interface Page extends Entry {
  path: string
  keywords: string
}

/** Words of the path match in every language. */
const addressWords = (path: string) => path.replaceAll(/[/-]/g, ' ')

/** All accessible screens without parameters, those of the menu first. */
export function usePages(): readonly Page[] {
  const t = useTexts('shell')
  const getText = useNamespaceTexts()
  const mayEnter = useMayEnter()
  const ofMenu = menu
    .filter(({ action, topic }) => mayEnter(action, topic))
    .map((entry): Page => {
      const { label, to, icon, letter, section } = entry
      const detail = t(`section.${section}`)
      const keys = letter && letters.get(letter) === entry ? { keys: `g ${letter}` } : {}
      const title = getText('titles', label)
      return { key: to, title, detail, Icon: icon, path: to, marks: [], keywords: addressWords(to), ...keys }
    })
  const ofOthers = others
    .filter(({ module }) => mayEnter('read', module.id))
    .map(({ module, path, title }): Page => {
      const detail = getText('titles', module.id)
      const name = getText('found', foundKey(module.id, title))
      return { key: path, title: name, detail, Icon: module.icon, path, marks: [], keywords: addressWords(path) }
    })
  return [...ofMenu, ...ofOthers].filter(({ title }) => title)
}
