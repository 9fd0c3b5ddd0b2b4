import { type ToastMessage, toast } from '#platform/ui/toasts/toast.ts'

// One change can be taken back at a time, the last one: as soon as another begins, the one before it no longer can.
let dismissLast = () => {}
let lastBegun = 0

/**
 * Begins a change; what it returns offers to take it back, unless another has begun before it was answered. It belongs
 * outside of any hook: React's compiler takes the variables of a module for constants there.
 */
export function beginChange() {
  dismissLast()
  lastBegun += 1
  const begun = lastBegun
  return (text: string, action: ToastMessage['action']) => {
    if (begun === lastBegun) dismissLast = toast({ text, ...(action && { action }) })
  }
}
