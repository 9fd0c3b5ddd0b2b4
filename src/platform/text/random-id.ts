/** An id of 32 characters. `crypto.randomUUID` is missing where a browser reaches the server by plain HTTP. */
export const createRandomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
