import { type RefObject, useEffect } from 'react'

const pressed = ({ target }: MouseEvent) =>
  target instanceof Element ? target.closest<HTMLElement>('button[type="submit"], footer button') : null

const hold = (event: MouseEvent) => {
  if (pressed(event)) event.preventDefault()
}

const takeFocus = (event: MouseEvent) => {
  // Enter in a field is a click, too, of no pointer.
  if (event.detail > 0) pressed(event)?.focus()
}

/**
 * A field that loses the focus is judged at once, and what is said of it would move the buttons that end the form from
 * under the pointer that presses one: there the focus comes with the click.
 */
export function useStillButtons(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const { current } = form
    current?.addEventListener('mousedown', hold)
    current?.addEventListener('click', takeFocus)
    return () => {
      current?.removeEventListener('mousedown', hold)
      current?.removeEventListener('click', takeFocus)
    }
  }, [form])
}
