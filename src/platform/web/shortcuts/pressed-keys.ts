import { isApple } from './shortcut-keys.ts'

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

const isLetter = (key: string) => /^[a-z]$/i.test(key)

// On an Arabic or a Russian keyboard the same key says another letter.
const letterOf = ({ key, code }: Pressed) =>
  key.length === 1 && key > '\u007f' ? (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key) : key

/** Pressed keys as shortcuts are written: `j`, `?`, `Shift+u`, `Mod+Enter`. Shift that only produces a sign is left out. */
export function pressedKeys(event: Pressed) {
  const { ctrlKey, metaKey, altKey, shiftKey } = event
  const key = letterOf(event)
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

/** Two shortcuts are the same however their letter is written. */
export const normalKeys = (keys: string) =>
  keys
    .split(' ')
    .map((step) =>
      step.replace(/[A-Z]$/, (letter, at: number) =>
        at === 0 || step[at - 1] === '+' ? letter.toLowerCase() : letter,
      ),
    )
    .join(' ')
