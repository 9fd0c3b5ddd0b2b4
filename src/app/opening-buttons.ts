import { whenIdle } from '#platform/web/when-idle.ts'
import { typeAhead } from '#platform/web/shortcuts/type-ahead.ts'
import { isHydrated } from './server-render/read-only-fields.ts'

/**
 * Collects the keys after a click on a button with `data-opens="field"`, whose form loads first. A click that comes
 * before hydration is repeated after it.
 */
export function watchOpeningButtons() {
  addEventListener(
    'click',
    (event) => {
      const { target, ctrlKey, metaKey, shiftKey } = event
      // With these keys, a link opens another tab.
      if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return
      const button = target.closest<HTMLElement>('[data-opens="field"]')
      if (!button) return
      typeAhead(() => {})
      if (isHydrated(button)) return
      event.preventDefault()
      repeatClick(button)
    },
    true,
  )
}

// React's mark comes before it handles events.
function repeatClick(button: HTMLElement) {
  if (!button.isConnected) return
  if (isHydrated(button)) whenIdle(() => button.click(), 1000)
  else setTimeout(() => repeatClick(button), 50)
}
