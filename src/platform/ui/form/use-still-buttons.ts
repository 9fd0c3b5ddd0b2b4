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
 * A field is validated on blur, and its error would move the buttons away from the pointer that presses one. This
 * delays the change of focus until the click.
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
