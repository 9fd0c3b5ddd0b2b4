import { useLayoutEffect, useState } from 'react'
import { createStore } from '#platform/web/store.ts'

/** The value of the latest render, for what was handed out once and is called later. The getter never changes. */
export function useLatest<Value>(value: Value) {
  const [store] = useState(() => createStore(value))
  useLayoutEffect(() => store.set(value))
  return store.get
}
