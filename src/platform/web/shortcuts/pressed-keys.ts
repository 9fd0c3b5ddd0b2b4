import { isApple } from './shortcut-keys.ts'

export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

const isLetter = (key: string) => /^[a-z]$/i.test(key)

// On a keyboard with another script, such as Arabic, uses the Latin letter of the same key.
const getLetter = ({ key, code }: KeyPress) =>
  key.length === 1 && key > '\u007f' ? (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key) : key

/**
 * Pressed keys in the notation of shortcuts: `j`, `?`, `Shift+u`, `Mod+Enter`. Shift is omitted if it is needed for the
 * character anyway.
 */
export function pressedKeys(event: KeyPress) {
  const { ctrlKey, metaKey, altKey, shiftKey } = event
  const key = getLetter(event)
  const isMod = isApple() ? metaKey : ctrlKey
  return [
    isMod && 'Mod+',
    (isApple() ? ctrlKey : metaKey) && 'Other+',
    altKey && 'Alt+',
    shiftKey && (isLetter(key) || key.length > 1) && 'Shift+',
    isLetter(key) ? key.toLowerCase() : key,
  ]
    .filter(Boolean)
    .join('')
}

/** Normalises the case of the letter. */
export const normalKeys = (keys: string) =>
  keys
    .split(' ')
    .map((step) =>
      step.replace(/[A-Z]$/, (letter, at: number) =>
        at === 0 || step[at - 1] === '+' ? letter.toLowerCase() : letter,
      ),
    )
    .join(' ')
