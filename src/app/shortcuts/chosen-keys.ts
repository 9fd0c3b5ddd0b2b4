import { normalKeys } from '#platform/web/shortcuts/pressed-keys.ts'
import { defaultKeys } from '#platform/web/shortcuts/own-keys.ts'
import type { ListedShortcut } from '#platform/web/shortcuts/shortcut-registry.ts'

// They move the focus, close, confirm or scroll.
const fixedKeys = /^(?:Shift\+)?(?:Escape|Tab|Enter| |Backspace|Home|End|Page(?:Up|Down)|Arrow(?:Up|Down|Left|Right))$/
// Browsers need them, and do not tell pages about some of them.
const browserKeys = /^(?:Mod\+(?:Shift\+)?(?:[acfhjlnpqrtvwxyz0-9+-]|Tab)|(?:Other|Alt)\+.*|F\d+)$/

export const isChoosable = (step: string) => !fixedKeys.test(step) && !browserKeys.test(step)

/** Whether users can choose other keys: not for keys that an editor handles, or Escape. */
export const isRebindable = ({ id, run, isOwn }: ListedShortcut) =>
  (run !== undefined || isOwn === true) && isChoosable(defaultKeys(id))

const beginsWith = (keys: string, start: string) => keys === start || keys.startsWith(`${start} `)

/** Another shortcut of the screen that would no longer work, or not always, if this one had these keys. */
export const findClash = ({ id, yields }: ListedShortcut, keys: string, all: readonly ListedShortcut[]) =>
  all.find((other) => {
    const otherKeys = normalKeys(other.keys)
    if (other.id === id || ((yields || other.yields) && otherKeys === keys)) return false
    return beginsWith(otherKeys, keys) || beginsWith(keys, otherKeys)
  })

// Longer than a shortcut may take, for users who press keys slowly.
const maxPause = 3000

/** Collects one key, or a sequence of two such as `g i`. */
export function addStep(before: { keys: string; at: number }, step: string, at: number) {
  const isSecond = [...before.keys].length === 1 && [...step].length === 1 && at - before.at < maxPause
  return { keys: isSecond ? `${before.keys} ${step}` : step, at }
}
