import { type RefObject, useEffect } from 'react'

const getButton = ({ target }: MouseEvent) =>
  target instanceof Element ? target.closest<HTMLElement>('button[type="submit"], footer button') : null

const preventBlur = (event: MouseEvent) => {
  if (getButton(event)) event.preventDefault()
}

const focusButton = (event: MouseEvent) => {
  // Enter in a field also fires a click, without a pointer.
  if (event.detail > 0) getButton(event)?.focus()
}

/**
 * A field is validated on blur, and its error would move the buttons away from the pointer that presses one. This
 * delays the change of focus until the click.
 */
export function useStableButtons(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const { current } = form
    current?.addEventListener('mousedown', preventBlur)
    current?.addEventListener('click', focusButton)
    return () => {
      current?.removeEventListener('mousedown', preventBlur)
      current?.removeEventListener('click', focusButton)
    }
  }, [form])
}
