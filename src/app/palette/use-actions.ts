import { useMayEnter } from '#app/routing/may-enter.ts'
import { useNamespaceTexts } from '#app/routing/use-namespace-texts.ts'
import type { Entry } from './search/entries.ts'
import { foundKey, moduleActions } from './module-actions.ts'
import { runShortcutOn } from './run-shortcut-on.ts'
import { useShellActions } from './use-shell-actions.ts'

export interface PaletteAction extends Entry {
  keywords: string
}

/** The actions of modules, then those of the shell. */
export function useActions(): readonly PaletteAction[] {
  const getText = useNamespaceTexts()
  const mayEnter = useMayEnter()
  const ofModules = moduleActions
    .filter(({ action = 'create', topic, module }) => mayEnter(action, topic ?? module.id))
    .map(({ module, label, keywords, icon, path, keys }): PaletteAction => {
      const run = keys === undefined ? {} : { run: () => runShortcutOn(path, keys) }
      return {
        key: `${module.id}/${label}`,
        title: getText('found', foundKey(module.id, label)),
        detail: getText('titles', module.id),
        Icon: icon ?? module.icon,
        path,
        marks: [],
        keywords: keywords ? getText('found', foundKey(module.id, keywords)) : '',
        ...run,
      }
    })
  return [...ofModules, ...useShellActions()]
}
