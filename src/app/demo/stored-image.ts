import { createStore, promisifyRequest } from 'idb-keyval'

// The default store of idb-keyval, where earlier versions stored the whole image under this key.
export const objects = createStore('keyval-store', 'keyval')
export const headKey = 'atrium-demo-database'

/** Whether the browser stores a database of an earlier visit. */
export const hasImage = async () =>
  (await objects('readonly', (store) => promisifyRequest(store.getKey(headKey)))) !== undefined
