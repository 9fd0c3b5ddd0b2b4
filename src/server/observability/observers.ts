import type { Observer } from '#platform/server/observability/observer.ts'

/** Combines observers into one: each wraps the next. Undefined without any. */
export function allObservers(observers: readonly Partial<Observer>[]): Observer | undefined {
  if (observers.length === 0) return undefined
  const [first, ...others] = observers
  const otherObservers = allObservers(others)
  return {
    async request(request, handle) {
      const inner = async () => {
        if (!otherObservers) return handle()
        let handled: Awaited<ReturnType<typeof handle>> | undefined
        await otherObservers.request(request, async () => (handled = await handle()))
        if (!handled) throw new Error('An observer must call the handler of the request')
        return handled
      }
      if (first?.request) return first.request(request, inner)
      await inner()
    },
    part(name, work) {
      const inner = () => (otherObservers ? otherObservers.part(name, work) : work())
      return first?.part ? first.part(name, inner) : inner()
    },
    job(name, run) {
      const inner = () => (otherObservers ? otherObservers.job(name, run) : run())
      return first?.job ? first.job(name, inner) : inner()
    },
    stream() {
      const ends = [first?.stream?.(), otherObservers?.stream()]
      return () => ends.forEach((end) => end?.())
    },
  }
}
