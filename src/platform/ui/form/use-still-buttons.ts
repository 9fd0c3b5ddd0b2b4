import { type RefObject, useEffect } from 'react'

const pressed = ({ target }: MouseEvent) =>
  target instanceof Element ? target.closest<HTMLElement>('button[type="submit"], footer button') : null

const hold = (event: MouseEvent) => {
  if (pressed(event)) event.preventDefault()
}

const takeFocus = (event: MouseEvent) => {
  // Enter in a field also fires a click, without a pointer.
  if (event.detail > 0) pressed(event)?.focus()
}

/**
 * When a field loses the focus it is validated, and its error would move the buttons from under the pointer that
 * presses one: pressing them moves the focus only with the click.
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
