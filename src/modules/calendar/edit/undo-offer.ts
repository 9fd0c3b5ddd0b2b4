import { type ToastMessage, toast } from '#platform/ui/toasts/toast.ts'

// Only the last change can be undone: a new change withdraws the offer of the previous one.
let dismissLast = () => {}
let lastChangeNumber = 0

/**
 * Starts a change and returns a function that offers undo, unless another change has started since. A plain function
 * and not a hook, since React Compiler treats module variables as constants.
 */
export function startChange() {
  dismissLast()
  lastChangeNumber += 1
  const changeNumber = lastChangeNumber
  return (text: string, undo: ToastMessage['undo']) => {
    if (changeNumber === lastChangeNumber) dismissLast = toast({ text, undo })
  }
}
