import { useLayoutEffect, useState } from 'react'
import { createStore } from '#platform/web/store.ts'

/** A stable getter of the value of the latest render, for callbacks that are passed only once. */
export function useLatest<Value>(value: Value) {
  const [store] = useState(() => createStore(value))
  useLayoutEffect(() => store.set(value))
  return store.get
}
