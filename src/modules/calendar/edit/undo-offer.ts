import { type ToastMessage, toast } from '#platform/ui/toasts/toast.ts'

// Only the last change can be undone: a new change withdraws the offer of the previous one.
let dismissLast = () => {}
let lastStarted = 0

/**
 * Starts a change and returns a function that offers undo, unless another change has started since. A plain function
 * and not a hook, since React Compiler treats module variables as constants.
 */
export function startChange() {
  dismissLast()
  lastStarted += 1
  const begun = lastStarted
  return (text: string, action: ToastMessage['action']) => {
    if (begun === lastStarted) dismissLast = toast({ text, ...(action && { action }) })
  }
}
